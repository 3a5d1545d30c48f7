/** Events: the list, signing up, canceling, and the form for the door. */
export const events = {
	'Upcoming Events': 'Próximos eventos',
	'Past Events': 'Eventos pasados',
	Date: 'Fecha',
	'Time ~event': 'Hora',
	Location: 'Lugar',
	Online: 'En línea',
	'(map, opens in a new tab)': '(mapa, se abre en otra pestaña)',
	'Add to calendar': 'Agregar al calendario',
	Share: 'Compartir',
	'Link copied.': 'Se copió el enlace.',
	'Your browser won’t let us share it. Copy the address of this page instead.':
		'Su navegador no nos deja compartirlo. Copie la dirección de esta página.',
	'Pictures of {name}': 'Fotos de {name}',
	'Picture {number}': 'Foto {number}',
	'Picture {number} of {all}: {name}': 'Foto {number} de {all}: {name}',
	'Previous picture': 'Foto anterior',
	'Next picture': 'Foto siguiente',
	carousel: 'carrusel',

	'Sign Up for Event': 'Inscribirse en el evento',
	'Sign up for {name}': 'Inscribirse en {name}',
	'Enter your email.': 'Escriba su correo electrónico.',
	'We’ll send you a confirmation.': 'Le enviaremos una confirmación.',
	'Anything we should know?': '¿Hay algo que debamos saber?',
	'You’ll get an email at {email}. It has a file for your calendar, and a link in case you can’t come.':
		'Le llegará un correo a {email}. Trae un archivo para su calendario, y un enlace por si no puede venir.',
	'You’ll get an email at {email}. Please open the link in it to confirm your sign-up. You can also cancel there if you can’t come.':
		'Le llegará un correo a {email}. Abra el enlace que trae para confirmar su inscripción. Ahí también puede cancelar si no puede venir.',

	'Your Sign-Up': 'Su inscripción',
	'Your sign-up is confirmed.': 'Su inscripción está confirmada.',
	'You’re on the list for this event.': 'Su nombre está en la lista de este evento.',
	'If you can’t come, please cancel, so someone else can have your place.':
		'Si no puede venir, cancele para que otra persona tenga su lugar.',
	'Cancel my sign-up': 'Cancelar mi inscripción',
	'Canceling your sign-up': 'Cancelando su inscripción',
	'Changed your mind? You can sign up again on our events page.':
		'¿Cambió de opinión? Puede inscribirse otra vez en nuestra página de eventos.',
	'This event was canceled. You don’t need to do anything.': 'Este evento se canceló. No tiene que hacer nada.',
	'This event is over. You don’t need to cancel.': 'Este evento ya pasó. No tiene que cancelar su inscripción.',

	'Your form for the door': 'Su formulario para la entrada',
	'We ask for this at every event. Our volunteers see it at the door. Once they’ve said hello, you can come in.':
		'Pedimos esto en cada evento. Nuestros voluntarios lo ven en la entrada. Cuando le saluden, ya puede pasar.',
	'Sending your form': 'Enviando su formulario',
	'Send my form': 'Enviar mi formulario',
	'This phone keeps nothing of what you wrote.': 'Este teléfono no guarda nada de lo que escribió.',
	'Fill in a form for someone else': 'Llenar un formulario para otra persona',

	'Our top sponsor': 'Nuestro patrocinador principal',
} as const
