/** The frame of every page: menus, notices, the footer. */
export const shell = {
	Home: 'Inicio',
	'Apply for Assistance': 'Pedir ayuda',
	Books: 'Libros',
	'Find Application': 'Buscar solicitud',
	Donate: 'Donar',
	'Event Sign In': 'Registro del evento',
	'Cancel Your Sign-Up': 'Cancelar su inscripción',
	'Sign In at the Door': 'Registro en la entrada',
	Events: 'Eventos',
	About: 'Quiénes somos',
	'Meet The Team': 'Conozca al equipo',
	Sponsorship: 'Patrocinio',
	Join: 'Únase',
	Contact: 'Contacto',
	'Report an Issue': 'Avisar de un problema',
	Privacy: 'Privacidad',
	Accessibility: 'Accesibilidad',
	Terms: 'Condiciones',
	'Signup / Login': 'Crear cuenta / Iniciar sesión',
	Recover: 'Recuperar la cuenta',
	Unsubscribe: 'Cancelar la suscripción',
	Dashboard: 'Mi cuenta',
	Services: 'Servicios',
	'Contact Us': 'Contáctenos',
	Sending: 'Enviando',

	'Bridge The Gap, home page': 'Bridge The Gap, página de inicio',
	'Skip to the content': 'Ir al contenido',
	'Main ~pages': 'Páginas principales',
	Menu: 'Menú',
	Signout: 'Cerrar sesión',
	'Social Media': 'Redes sociales',
	'printed on {day}': 'impreso el {day}',

	'Nothing here': 'Aquí no hay nada',
	'This page is missing a span.': 'A esta página le falta un tramo.',
	'The address may be mistyped, or the page has moved. Get back on solid ground:':
		'Tal vez la dirección de la página está mal escrita, o la página cambió de lugar. Vuelva a tierra firme:',
	'Something went wrong': 'Algo falló',
	'Something went wrong on our side': 'Algo falló de nuestro lado',
	'It’s our fault, not yours. Load the page again: that often helps.':
		'La falla es nuestra, no suya. Vuelva a cargar la página: muchas veces eso ayuda.',
	Reload: 'Volver a cargar',
	'This is taking a while. {again}, or call {phone}.': 'Esto está tardando mucho. {again} o llame al {phone}.',
	'Load the page again': 'Vuelva a cargar la página',
	'We’re very busy right now': 'En este momento hay mucha gente en nuestro sitio',
	'We’re trying again for you. Please keep this page open.':
		'Lo estamos intentando de nuevo por usted. Deje esta página abierta.',
	'You’re offline': 'No tiene conexión a internet',
	'What you opened will load as soon as you’re back online. Nothing you typed is lost.':
		'Lo que abrió aparecerá en cuanto vuelva la conexión. No se perdió nada de lo que escribió.',
	'You can go on reading and typing here. Nothing can be sent until you’re connected again.':
		'Puede seguir leyendo y escribiendo aquí. No se puede enviar nada hasta que vuelva la conexión.',
	'We couldn’t reach our server': 'No pudimos conectarnos con nuestro servidor',
	'We couldn’t reach our server. Check your connection and try again. Nothing you typed is lost.':
		'No pudimos conectarnos con nuestro servidor. Revise su conexión e intente de nuevo. No se perdió nada de lo que escribió.',
	'We may already have what you sent before you changed it. Please check first. If it didn’t arrive, send it again.':
		'Es posible que ya tengamos lo que envió antes de cambiarlo. Revise primero. Si no llegó, envíelo de nuevo.',
	'You sent this a while ago, and we don’t know if it arrived. Please check first. If it didn’t, send it again.':
		'Envió esto hace un tiempo y no sabemos si llegó. Primero revise si llegó. Si no, envíelo de nuevo.',
	'Your connection or ours may be down for a moment. Nothing is lost. Please try again.':
		'Tal vez falló por un momento su conexión o la nuestra. No se perdió nada. Intente de nuevo.',
	'The forms on this site need JavaScript. You can read most pages without it.':
		'Los formularios de este sitio necesitan JavaScript. Puede leer la mayoría de las páginas sin él.',
} as const
