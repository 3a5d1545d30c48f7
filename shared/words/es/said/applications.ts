/** Asking for help, sending documents, and finding an application again. */
export const applications = {
	'Please input all requested information!': '¡Escriba toda la información que se pide!',
	'Unable to view without login': 'No se puede ver sin iniciar sesión',
	'We couldn’t find an application with this name and token. Please check all three and try again.':
		'No encontramos ninguna solicitud con este nombre y este código de seguimiento. Revise el nombre, el apellido y el código, e intente de nuevo.',
	'Section Completed!': '¡Sección completa!',
	'Section Incomplete': 'Sección incompleta',
	'Application Completed!': '¡Solicitud completa!',
	'Application Incomplete': 'Solicitud incompleta',
	'Unable to Submit': 'No se puede enviar',
	'Please Complete Application Before Submitting!': '¡Complete la solicitud antes de enviarla!',
	'Both Income and Amount Requested Must Be Numbers!': '¡Los ingresos y la cantidad que pide deben ser números!',
	'We Cannot Accept Referral Applications Without Consent to Speak to the Referrer':
		'Si alguien le refirió, no podemos aceptar su solicitud sin que usted nos dé permiso de hablar con esa persona',
	'Nothing here yet!': '¡Todavía no hay nada aquí!',
	'Tell us whether you live with anyone.': 'Díganos si vive con alguien.',
	'List the people you live with.': 'Anote a las personas con quienes vive.',
	'Because you’re under 18, list a parent, guardian or caretaker.':
		'Como usted es menor de 18 años, anote a una persona: su madre, su padre, su tutor legal o quien le cuida.',
	'Enter the date on the notice as month/day/year, like 11/27/2026.':
		'Escriba la fecha que dice el aviso como mes/día/año, por ejemplo 11/27/2026.',
	'This date is more than a year away. Please check the year.':
		'Esta fecha está a más de un año de hoy. Revise el año.',
	'Enter your treatment center, at most 29 characters.': 'Escriba su centro de tratamiento, con 29 letras como máximo.',
	'Enter where else you asked for help, at most 149 characters.':
		'Escriba dónde más pidió ayuda, con 149 letras como máximo.',
	'Enter who referred you, at most 149 characters.': 'Escriba quién le refirió, con 149 letras como máximo.',
	'Tell us if we may talk to the person who referred you.':
		'Díganos si nos da permiso de hablar con la persona que le refirió.',
	'Please create an account or sign in to ask for assistance.': 'Cree una cuenta o inicie sesión para pedir ayuda.',
	'We received your application. Keep your token: you can use it to look up our answer.':
		'Recibimos su solicitud. Guarde su código de seguimiento: con él puede ver nuestra respuesta.',
	'If you applied with this email, we’re sending you your tokens. It can take a few minutes. We send each address only a few emails an hour.':
		'Si pidió ayuda con este correo electrónico, le estamos enviando sus códigos de seguimiento. Puede tardar unos minutos. Solo enviamos unos pocos mensajes por hora a cada correo electrónico.',
	'We couldn’t find this among your applications. Please reload the page.':
		'No encontramos esta solicitud entre las suyas. Vuelva a cargar la página.',
	'Thank you. It’s in your applications now.': 'Gracias. Ya está entre sus solicitudes.',
	'Thank you for telling us. We’ll look into it, and you won’t see it here again.':
		'Gracias por avisarnos. Lo vamos a revisar, y usted no la volverá a ver aquí.',
	'That isn’t the birthday on this application. If someone else sent it, go back and choose “This isn’t mine” instead.':
		'Esa no es la fecha de nacimiento de esta solicitud. Si la envió otra persona, vuelva y elija «No es mía».',
	'Those were five tries today, and that’s all we can allow. Please try again tomorrow, or write to us and we’ll help.':
		'Ya hizo cinco intentos hoy, y no podemos permitir más. Intente de nuevo mañana, o escríbanos y le ayudamos.',
	'This application is in an account now. Log in to see it.':
		'Esta solicitud ya está en una cuenta. Inicie sesión para verla.',
	'Choose what is missing.': 'Elija lo que falta.',
	'Choose a file to send.': 'Elija un archivo para enviar.',
	'Thank you. We got what you sent.': 'Gracias. Recibimos lo que envió.',
	'Thank you. We got what you sent, and your application is open again.':
		'Gracias. Recibimos lo que envió, y su solicitud está abierta otra vez.',
	'Thank you for telling us. One of us will read it soon.':
		'Gracias por avisarnos. Alguien de nuestro equipo lo leerá pronto.',
	'We already answered this application, so you can’t add to it. Please call or write to us.':
		'Ya respondimos a esta solicitud, así que no puede agregarle nada. Llámenos o escríbanos.',
	'We closed this application because we didn’t get this in time:':
		'Cerramos esta solicitud porque esto no nos llegó a tiempo:',
	'We don’t need anything more from you right now.': 'Por ahora no necesitamos nada más de usted.',
	'Tell us why in at most 300 characters.': 'Díganos por qué, con 300 letras como máximo.',
	'This is too much to save. Please shorten your answers.': 'Es demasiado para guardarlo. Acorte sus respuestas.',
	'Someone else is signed in now. Please sign in again.':
		'Ahora hay otra persona con la sesión iniciada. Inicie sesión de nuevo.',
	'You changed this on another device.': 'Usted cambió esto en otro aparato.',
	'Enter this person’s name, 2 to 50 letters.': 'Escriba el nombre de esta persona, de 2 a 50 letras.',
	'Choose how this person is related to you.': 'Elija qué relación tiene esta persona con usted.',
	'Enter your income per month in whole dollars, like 1200.':
		'Escriba sus ingresos al mes en dólares enteros, como 1200.',
	'Choose your relationship status.': 'Elija su estado civil.',
	'You can name up to 10 family members.': 'Puede anotar hasta 10 familiares.',
	'Choose what you need help with.': 'Elija para qué necesita ayuda.',
	'Choose how we should help.': 'Elija cómo quiere que le ayudemos.',
	'Enter the amount in whole dollars, like 240.': 'Escriba la cantidad en dólares enteros, como 240.',
	'Tell us why you are asking, in at most 1500 characters.': 'Díganos por qué pide ayuda, con 1500 letras como máximo.',
	'Choose who has the bleeding disorder.': 'Elija quién tiene el trastorno hemorrágico.',
	'Choose the type of bleeding disorder.': 'Elija el tipo de trastorno hemorrágico.',
	'Choose how severe it is.': 'Elija qué tan grave es.',

	'Invalid File Size (Max Size: 8MB)!': '¡El archivo es demasiado grande (máximo: 8 MB)!',
	'Invalid File Type!': '¡Ese tipo de archivo no se acepta!',
	'This document can start something by itself when it’s opened. Please print it to a new PDF, and choose that one.':
		'Este documento puede hacer algo por sí solo cuando alguien lo abre. Imprímalo en un PDF nuevo y elija ese.',
	'We can’t read this PDF well enough to check it. Please print it to a new PDF, or take a photo of each page, and choose that.':
		'No podemos leer este PDF lo bastante bien para revisarlo. Imprímalo en un PDF nuevo, o tome una foto de cada página, y elija eso.',
	'This PDF only opens with a password. Please print it to a new PDF without one, or take a photo of each page, and choose that.':
		'Este PDF solo se abre con contraseña. Imprímalo en un PDF nuevo sin contraseña, o tome una foto de cada página, y elija eso.',
	'This document has macros in it. Please save it without them, or as a PDF, and choose it again.':
		'Este documento tiene macros. Guárdelo sin ellas, o como PDF, y elíjalo otra vez.',
	'This file is empty. Please choose another.': 'Este archivo está vacío. Elija otro.',
	'Please rename this file with plain letters and numbers, then choose it again.':
		'Póngale a este archivo un nombre solo con letras y números, y elíjalo otra vez.',
	'Please give this file a shorter name, then choose it again.':
		'Póngale un nombre más corto a este archivo y elíjalo otra vez.',
	'Maximum Uploads Reached!': '¡Ya no puede subir más archivos!',
	'No File Attached!': '¡No adjuntó ningún archivo!',
	'Error Submitting, Try Again or Contact Support': 'No se pudo enviar. Intente de nuevo o comuníquese con nosotros',
	'We no longer have this file. Please choose it again.': 'Ya no tenemos este archivo. Elíjalo otra vez.',
	'We’re still checking this file for viruses. That takes a minute. Please try again then.':
		'Todavía estamos revisando si este archivo tiene virus. Espere un minuto e intente de nuevo.',
	'Our virus check found something harmful in this file, so nobody can open it. A photo of the same page is safe to send.':
		'Encontramos algo dañino en este archivo, así que nadie puede abrirlo. Puede enviar sin peligro una foto de la misma página.',
	'Our virus check couldn’t read this file, so nobody can open it. Usually that’s because it has a password. A photo of the same page works.':
		'No pudimos revisar si este archivo tiene virus, así que nadie puede abrirlo. La mayoría de las veces es porque tiene contraseña. Una foto de la misma página sí sirve.',
	'The virus check of this file didn’t finish, so nobody can open it yet. We’re looking into it.':
		'La revisión de virus de este archivo no terminó, así que nadie puede abrirlo todavía. Vamos a averiguar qué pasó.',
} as const
