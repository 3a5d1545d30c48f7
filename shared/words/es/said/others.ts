/** Books, events, joining the team, the newsletter and reports. */
export const others = {
	'Enter the reader’s first name.': 'Escriba el nombre de quien va a leer.',
	'Enter the reader’s last name.': 'Escriba el apellido de quien va a leer.',
	'Choose the reading level.': 'Elija el nivel de lectura.',
	'Tell us about the reader in at most 1500 characters.':
		'Cuéntenos sobre quien va a leer, con 1500 letras como máximo.',
	'Application Submitted': 'Solicitud enviada',
	'Error Submitting Application': 'No se pudo enviar la solicitud',

	'Sign-up for this event has ended.': 'Las inscripciones para este evento ya terminaron.',
	'This event is full. If someone cancels, you can sign up here again.':
		'Este evento está lleno. Si alguien cancela, aquí podrá inscribirse.',
	'Five people signed up from your network and haven’t confirmed their email yet. So nobody else can sign up from it now. They can confirm with the link that we emailed them. You can also sign in, or create an account, and then sign up. Or call us, and we’ll help you.':
		'Cinco personas se inscribieron desde la misma conexión a internet que usted usa, y todavía no han confirmado su correo electrónico. Por eso, por ahora nadie más puede inscribirse desde esa conexión. Esas personas pueden confirmar con el enlace que les enviamos por correo electrónico. Usted también puede iniciar sesión o crear una cuenta, y luego inscribirse. O llámenos y le ayudamos.',
	'This event is no longer on our site.': 'Este evento ya no está en nuestro sitio.',
	'Your sign-up is canceled. Thank you for telling us.': 'Su inscripción está cancelada. Gracias por avisarnos.',
	'You’re signed in at this event already, so there is nothing to cancel.':
		'Ya está registrada su llegada a este evento, así que no hay nada que cancelar.',
	'You aren’t on the list for this event. You may have canceled already.':
		'Usted no está en la lista de este evento. Tal vez ya canceló.',
	'This address isn’t complete. Please point your camera at the code at the door again.':
		'Este enlace no está completo. Apunte otra vez la cámara al código de la entrada.',
	'This form opens on the day of the event.': 'Este formulario se abre el día del evento.',
	'This event is over, so there is nothing to fill in.': 'Este evento ya pasó, así que no hay nada que llenar.',
	'Many forms are waiting at the door right now. Please go to the door, and we’ll sign you in there.':
		'En este momento hay muchos formularios en espera. Vaya a la entrada y allí registraremos su llegada.',
	'You’re signed in at this event already, so there is nothing to fill in.':
		'Ya está registrada su llegada a este evento, así que no hay nada que llenar.',
	'We have your form. Please tell us your name at the door.':
		'Recibimos su formulario. Díganos su nombre en la entrada.',
	'This link isn’t complete. Please open it from our email again.':
		'Este enlace no está completo. Ábralo otra vez desde nuestro correo.',
	'Use at most 500 characters for your note.': 'Use 500 letras como máximo para su nota.',
	'Answer in at most 500 characters.': 'Responda con 500 letras como máximo.',
	'Enter how many came in your group, at most 20 characters.':
		'Escriba cuántas personas vinieron en su grupo, con 20 letras o números como máximo.',
	'Choose yes or no for photos.': 'Elija sí o no para las fotos.',
	'Choose yes or no for contact by sponsors.':
		'Elija sí o no: ¿da permiso para que los patrocinadores se comuniquen con usted?',

	'Please answer in at most 1500 characters.': 'Responda con 1500 letras como máximo.',
	'Choose when we may call.': 'Elija cuándo podemos llamarle.',
	'Enter your employer, at most 100 characters.': 'Escriba dónde trabaja, con 100 letras como máximo.',
	'Enter the name, 2 to 50 characters.': 'Escriba el nombre, de 2 a 50 letras.',
	'Choose a type.': 'Elija un tipo.',

	'You’re unsubscribed. We won’t send you any more newsletters.':
		'Su suscripción está cancelada. Ya no le enviaremos boletines.',
	'This link isn’t complete. Please open it from the newsletter again.':
		'Este enlace no está completo. Ábralo otra vez desde el boletín.',

	'Report Recieved!': '¡Recibimos su mensaje!',
	'Explain your Issue (Too Long!)': 'Explique el problema (¡demasiado largo!)',
	'Choose what your report is about.': 'Elija de qué se trata.',
	'Explain your issue in at most 500 characters.': 'Explique el problema con 500 letras como máximo.',
} as const
