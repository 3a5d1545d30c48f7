/** The home page. */
export const home = {
	'When illness takes\nthe ground away,\nwe build the\u00a0bridge.':
		'Cuando la enfermedad\nle quita el suelo,\nconstruimos el\u00a0puente.',

	'Is something being cut off this week?': '¿Le van a cortar un servicio esta semana?',
	'Call us before you fill in anything. We’ll tell you what we can do by then, and what to ask the company for.':
		'Llámenos antes de llenar nada. Le diremos qué podemos hacer antes del corte y qué pedirle a la compañía.',
	'Already applied?': '¿Ya pidió ayuda?',
	'See if your application has been read, and send what’s missing. You need your name and your token.':
		'Vea si ya leímos su solicitud y envíe lo que falta. Necesita su nombre y su código de seguimiento.',
	'Check on your application': 'Ver cómo va su solicitud',

	'What happens when you ask': 'Qué pasa cuando pide ayuda',
	'One power bill, from the photo to the payment. It’s an example, and every request takes its own time.':
		'Una factura de luz, desde la foto hasta el pago. Es un ejemplo: cada solicitud toma su propio tiempo.',
	'November 9': '9 de noviembre',
	'Tell us what you need': 'Díganos qué necesita',
	'It takes about 15 minutes, on a phone if you like. A photo of one bill is all you need.':
		'Toma unos 15 minutos, y puede hacerlo en su teléfono. Solo necesita la foto de una factura.',
	'November 12': '12 de noviembre',
	'A person reads it': 'Una persona lee su solicitud',
	'A real person, not a computer, decides. You can check on your request anytime.':
		'Decide una persona de verdad, no una computadora. Puede ver cómo va su solicitud cuando quiera.',
	'November 16': '16 de noviembre',
	'You’ll hear within 21 days': 'Le respondemos en 21 días o menos',
	'We write to you either way. Here it took a week.':
		'Le escribimos, sea cual sea la respuesta. En este ejemplo tardamos una semana.',
	'November 18': '18 de noviembre',
	'The bill is paid': 'La factura queda pagada',
	'We pay the company or the landlord, or we send a gift card.':
		'Pagamos a la compañía o al casero, o enviamos una tarjeta de regalo.',

	'October ~bill': 'Octubre',
	'Account ~bill': 'Cuenta',
	'Power off after Nov 27': 'Corte de luz después del 27 de nov.',
	'Nine days in the hospital with her son. The bill is here, and it’s clear.':
		'Nueve días en el hospital con su hijo. La factura está aquí y se lee bien.',
	'Read by Hazel': 'La leyó Hazel',
	'Dear Maria,{line}yes, we can help. We’ll pay your October power bill.':
		'Hola, María:{line}Sí, podemos ayudarle. Pagaremos su factura de luz de octubre.',
	'We pay': 'Pagamos',
	'Paid ~bill': 'Pagada',
	'Nov 18': '18 de nov.',

	'The year {year} in figures': 'El año {year} en números',
	'requests approved in {year}': 'solicitudes aprobadas en {year}',
	'of help in {year}': 'de ayuda en {year}',
	'{n} day': '{n} día',
	'{n} days': '{n} días',
	'or less until our answer, for half of all requests':
		'o menos hasta nuestra respuesta, en la mitad de las solicitudes',
	'Counted from our own records, January\u00a01 to {day}.':
		'Según nuestros propios registros, del 1\u00a0de\u00a0enero al {day}.',
	'Counted from our own records for all of {year}.': 'Según nuestros propios registros de todo {year}.',

	'Events That Warm the Heart': 'Eventos que alegran el corazón',
	'Family days, evenings with a nurse, and walks across the bridge. We’ll post new dates here.':
		'Días en familia, charlas con una enfermera por la noche y caminatas por el puente. Aquí publicaremos las fechas nuevas.',
	'Stories, events and ways to help, a few times a year. Unsubscribe with one click.':
		'Historias, eventos y formas de ayudar, unas pocas veces al año. Puede cancelar la suscripción con un clic.',
	'Sign up ~newsletter': 'Suscribirse',
	'Our sponsors': 'Nuestros patrocinadores',
	'Companies and families whose gifts pay for rent, power and trips to the clinic.':
		'Compañías y familias que con sus donativos pagan renta, luz y viajes a la clínica.',
	'Get involved': 'Participe',
	'Who we are and who reads your application': 'Conózcanos y vea quién lee su solicitud',
	'Become an affiliate, an ambassador or a board member':
		'Afíliese, sea embajador o embajadora, o entre a la junta directiva',
	'Every dollar helps a family across': 'Cada dólar ayuda a una familia a cruzar el puente',
	'Ask us anything. A real person answers.': 'Pregúntenos lo que quiera. Le responde una persona de verdad.',
} as const
