/** Reports, the newsletter and books for children. */
export const smallForms = {
	'What’s wrong?': '¿Qué pasa?',
	'{name}, what’s wrong?': '{name}, ¿qué pasa?',
	'Tell us about a problem with this site, with an application you sent, or with someone on our team. A person reads every report.':
		'Cuéntenos de un problema con este sitio, con una solicitud que envió o con alguien de nuestro equipo. Una persona lee cada mensaje.',
	'What is it about?': '¿De qué se trata?',
	'Technical ~report': 'El sitio no funciona bien',
	'Financial Assistance': 'La ayuda económica',
	'Staff Relations': 'El trato de nuestro equipo',
	'Other ~report': 'Otra cosa',
	'Explain your Issue ({characters} Characters Remaining)': 'Explique el problema (letras que le quedan: {characters})',
	'Your email': 'Su correo electrónico',
	'Sending your report': 'Enviando su mensaje',
	'Send Report': 'Enviar',
	'A person will read it. If we need to know more, we’ll write to {email}.':
		'Una persona lo leerá. Si necesitamos saber más, le escribiremos a {email}.',
	'Would you rather talk?': '¿Prefiere hablar con alguien?',
	'Call {phone}, or see {ways}. If something is being cut off soon, please don’t wait for us to read this: call.':
		'Llame al {phone}, o vea {ways}. Si pronto le van a cortar un servicio, no espere a que leamos esto: llámenos.',
	'Where’s my application?': '¿Cómo va mi solicitud?',
	'{find} shows it with your name and token.': 'Véala en «{find}», con su nombre y su código de seguimiento.',

	'Signing you up': 'Enviando su inscripción',
	'Sign up': 'Inscribirme',
	'Signing you up ~newsletter': 'Enviando su suscripción',
	'Leave our newsletter': 'Dejar de recibir nuestro boletín',
	'We’ll take your email off the list. You can sign up again at any time.':
		'Quitaremos su correo electrónico de la lista. Puede volver a suscribirse cuando quiera.',
	Unsubscribing: 'Cancelando la suscripción',
	'Go to the home page': 'Ir a la página de inicio',
	'Or call {phone} or write to {email}, and we’ll take you off the list.':
		'O llame al {phone} o escriba a {email}, y le quitaremos de la lista.',

	'Books for children': 'Libros para niñas y niños',
	'We give books to children together with a publisher. They are free, and you don’t need an account.':
		'Regalamos libros a niñas y niños junto con una editorial. Son gratis y no necesita una cuenta.',
	'How it works': 'Cómo funciona',
	'You tell us about the reader: their name, gender and reading level.':
		'Usted nos cuenta quién va a leer los libros: nombre, género y nivel de lectura.',
	'You tell us where to send the books.': 'Usted nos dice adónde enviar los libros.',
	'We choose books that fit and mail them to you.':
		'Elegimos los libros adecuados y se los enviamos por correo postal.',
	'What you agree to': 'Lo que usted acepta',
	'To send the books, we share what you type in this form with the publisher who mails them.':
		'Para enviar los libros, compartimos lo que escribe en este formulario con la editorial que los manda.',
	'Click to Apply': 'Pedir libros',
	'Apply for books': 'Pedir libros',
	'Where to send the books': 'Adónde enviar los libros',
	'The reader': 'Quién va a leer',
	'Reader’s first name': 'Nombre de quien va a leer',
	'Reader’s last name': 'Apellido de quien va a leer',
	'Reader’s gender': 'Género de quien va a leer',
	'Reading level': 'Nivel de lectura',
	'Pre-School': 'Preescolar',
	'1st Grade': 'Primer grado',
	'2nd Grade': 'Segundo grado',
	'3rd Grade': 'Tercer grado',
	'4th Grade': 'Cuarto grado',
	'5th Grade': 'Quinto grado',
	'About the reader': 'Sobre quien va a leer',
	'What do they like? What do they have already?': '¿Qué le gusta? ¿Qué libros ya tiene?',
	'Sending your application ~books': 'Enviando su pedido',
	'Submit Application ~books': 'Enviar el pedido',
	'Application Submitted ~books': 'Pedido enviado',
	'Kept until you close this tab or leave it unused for 30 minutes':
		'Se guarda hasta que cierre esta pestaña, o hasta que pasen 30 minutos sin usarla',
	'We received your application for books. A person will read it soon.':
		'Recibimos su pedido de libros. Una persona lo leerá pronto.',
	'You’ll need this token if you write to us about the books. Keep it private, like a password.':
		'Va a necesitar este código si nos escribe sobre los libros. No lo comparta con nadie: es como una contraseña.',
	'Back to the home page': 'Volver a la página de inicio',

	'Family days, evenings with a nurse, and walks across the bridge. Everyone is welcome, and it’s free.':
		'Días en familia, charlas con una enfermera por la noche y caminatas por el puente. Puede venir quien quiera, y es gratis.',
	'No events right now': 'Por ahora no hay eventos',
	'We’re planning the next ones. Our newsletter tells you when they’re ready. You can sign up on our home page.':
		'Estamos planeando los próximos. Nuestro boletín le avisará cuando estén listos. Puede suscribirse en nuestra página de inicio.',
} as const
