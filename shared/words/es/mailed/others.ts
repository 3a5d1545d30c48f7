/** The frame of every email, and those about joining us and the newsletter. */
export const others = {
	'Hello {name},': 'Hola, {name}:',
	'Hello,': 'Hola:',
	'Please don’t reply to this email. Call {phone} or write to {email}. Here’s more:':
		'No responda a este correo. Llame al {phone} o escriba a {email}. Aquí hay más información:',
	'Contact us': 'Contáctenos',
	'Didn’t ask for this?': '¿No pidió esto?',
	'Someone typed your email, most likely by mistake. Please let us know, and delete this email.':
		'Alguien escribió el correo electrónico de usted, probablemente por error. Avísenos y borre este correo.',

	'We received your application to join us': 'Recibimos su solicitud para unirse a nosotros',
	'Thank you. A person will read it soon.': 'Gracias. Una persona la leerá pronto.',
	'Thank you for wanting to help': 'Gracias por querer ayudar',
	'A person will read your application, and you’ll hear from us. Your dashboard shows where it is.':
		'Una persona leerá su solicitud y le responderemos. En «Mi cuenta» puede ver cómo va.',
	'Thank you for asking to become an affiliate.': 'Gracias por su solicitud para afiliarse a nosotros.',
	'Thank you for asking to become an ambassador.': 'Gracias por su solicitud para ser embajador o embajadora.',
	'Thank you for asking to become a board member.': 'Gracias por su solicitud para ser miembro de la junta directiva.',
	'We’re glad to welcome you as an affiliate.': 'Nos da gusto darle la bienvenida entre nuestros afiliados.',
	'We’re glad to welcome you as an ambassador.': 'Nos da gusto darle la bienvenida entre nuestros embajadores.',
	'We’re glad to welcome you as a board member.':
		'Nos da gusto darle la bienvenida como miembro de la junta directiva.',
	'We read your application with care. We’re sorry: you can’t become an affiliate now.':
		'Leímos su solicitud con cuidado. Lo sentimos: por ahora no puede afiliarse a nosotros.',
	'We read your application with care. We’re sorry: you can’t become an ambassador now.':
		'Leímos su solicitud con cuidado. Lo sentimos: por ahora no puede ser embajador o embajadora.',
	'We read your application with care. We’re sorry: you can’t become a board member now.':
		'Leímos su solicitud con cuidado. Lo sentimos: por ahora no puede ser miembro de la junta directiva.',
	'We have answered your application to join us': 'Respondimos a su solicitud para unirse a nosotros',
	'Your application to join us': 'Su solicitud para unirse a nosotros',

	'Welcome to our newsletter': 'Le damos la bienvenida a nuestro boletín',
	'Stories, events and ways to help, a few times a year.':
		'Historias, eventos y formas de ayudar, unas pocas veces al año.',
	'Thank you for signing up. We write a few times a year: stories, events and ways to help.':
		'Gracias por suscribirse. Escribimos unas pocas veces al año: historias, eventos y formas de ayudar.',
	Unsubscribe: 'Cancelar la suscripción',
	'Didn’t sign up? ~newsletter': '¿No se suscribió?',
	'Someone typed your email, most likely by mistake. Unsubscribe above, and you’ll hear nothing more.':
		'Alguien escribió el correo electrónico de usted, probablemente por error. Cancele la suscripción con el enlace de arriba y no recibirá nada más.',
} as const
