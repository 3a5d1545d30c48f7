/** Emails about an event that someone signed up for. */
export const events = {
	'You’re signed up for our event': 'Su nombre está en la lista de nuestro evento',
	'You’re on the list': 'Su nombre está en la lista',
	'Thank you for signing up. We look forward to seeing you.':
		'Gracias por inscribirse. Nos dará gusto que nos acompañe.',
	'You’re already signed up for our event': 'Su nombre ya estaba en la lista de nuestro evento',
	'You’re already on the list': 'Su nombre ya estaba en la lista',
	'Someone just signed up with this email again. You were on the list before, so nothing changed. To change your answers, cancel and sign up again.':
		'Alguien acaba de inscribirse otra vez con este correo electrónico. Usted ya estaba en la lista, así que no cambió nada. Para cambiar sus respuestas, cancele y vuelva a inscribirse.',
	'Thank you for signing up. Someone had signed up with your email before, so the list has your name and your answers now.':
		'Gracias por inscribirse. Antes alguien se había inscrito con este correo electrónico, así que ahora la lista tiene el nombre y las respuestas de usted.',
	'Save time at the door: fill in your form before you come.':
		'Ahorre tiempo en la entrada: llene su formulario antes de venir.',
	'Fill in my form': 'Llenar mi formulario',
	'Open the attached file to add the event to your calendar.':
		'Abra el archivo adjunto para poner la fecha en su calendario.',
	'Please open this link once, so that we know this email is yours.':
		'Abra este enlace una vez, para que sepamos que este correo electrónico es suyo.',
	'Can’t come? Please tell us, so that someone else can have your place.':
		'¿No puede venir? Avísenos, para que otra persona pueda tener su lugar.',
	'Confirm or cancel my sign-up': 'Confirmar o cancelar mi inscripción',
	'Cancel my sign-up': 'Cancelar mi inscripción',
	'When and where. Please confirm your email.': 'Cuándo y dónde. Confirme su correo electrónico.',
	'When and where, and how to cancel.': 'Cuándo y dónde, y cómo cancelar.',
	'Didn’t sign up? ~event': '¿No se inscribió?',
	'Someone typed your email, most likely by mistake. The link above takes you off the list.':
		'Alguien escribió el correo electrónico de usted, probablemente por error. Con el enlace de arriba puede salir de la lista.',
	'Someone typed your email, most likely by mistake. You don’t need to do anything.':
		'Alguien escribió el correo electrónico de usted, probablemente por error. No tiene que hacer nada.',
	'Our event won’t take place': 'Nuestro evento se canceló',
	'A message about our event': 'Un mensaje sobre nuestro evento',
	'It’s about the event you signed up for.': 'Es sobre el evento en el que se inscribió.',
	'You signed up for this event. It was canceled and won’t take place:':
		'Usted se inscribió en este evento. Se canceló y no se va a realizar:',
	'You signed up for this event:': 'Usted se inscribió en este evento:',
	'Our team wrote this to everyone who signed up:':
		'Nuestro equipo escribió esto a todas las personas que se inscribieron:',
	'If you added the event to your calendar, open the attached file to remove it.':
		'Si la fecha está en su calendario, abra el archivo adjunto para quitarla.',
	'You’re off the list for our event': 'Ya no está en la lista de nuestro evento',
	'Our team took you off the list.': 'Nuestro equipo quitó su nombre de la lista.',
	'You’re off the list': 'Ya no está en la lista',
	'You signed up for this event, and our team took you off the list:':
		'Usted se inscribió en este evento, y nuestro equipo quitó su nombre de la lista:',
	'If this is a mistake, please sign up again or call us. We’re sorry for the trouble.':
		'Si es un error, vuelva a inscribirse o llámenos. Lamentamos la molestia.',
	Online: 'En línea',
	'See our events': 'Ver nuestros eventos',
} as const
