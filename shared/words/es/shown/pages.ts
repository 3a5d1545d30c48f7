/** Sentences that search engines and messages show of each page, and those about us on every page. */
export const pages = {
	'Two banks of a river and a bridge between them': 'Las dos orillas de un río y un puente entre ellas',
	'Ask for help with rent, power, food, travel or another bill. It takes about 15 minutes, and a photo of the bill is enough.':
		'Pida ayuda con la renta, la luz, la comida, un viaje u otra factura. Toma unos 15 minutos, y basta con una foto de la factura.',
	'Free books for children, sent to your home. You don’t need an account.':
		'Libros gratis para niñas y niños, enviados a su casa. No necesita una cuenta.',
	'Your gift becomes a month of power, a tank of gas or a full fridge.':
		'Su donativo se convierte en un mes de luz, un tanque de gasolina o un refrigerador lleno.',
	'Family days, evenings with a nurse and walks. See what’s next, and sign up.':
		'Días en familia, charlas con una enfermera por la noche y caminatas. Vea los próximos eventos e inscríbase.',
	'Why we’re here, what we do, and how we decide.': 'Por qué existimos, qué hacemos y cómo decidimos.',
	'Who leads Bridge The Gap, and who is on the board.':
		'Quiénes dirigen Bridge The Gap y quiénes están en la junta directiva.',
	'Four ways for companies to sponsor an event.': 'Cuatro formas en que una compañía puede patrocinar un evento.',
	'Join the team as an affiliate, an ambassador or a board member.':
		'Únase al equipo: afíliese, sea embajador o embajadora, o entre a la junta directiva.',
	'Email, phone and mail. A real person answers.':
		'Correo electrónico, teléfono y correo postal. Le responde una persona de verdad.',
	'What we do with what you tell us, and who sees it.': 'Qué hacemos con lo que nos cuenta y quién lo ve.',
	'How this site works for everyone, and what to do if it doesn’t.':
		'Cómo funciona este sitio para todas las personas, y qué hacer si a usted no le funciona.',
	'Tell us about a problem with this site, an application or our team.':
		'Cuéntenos de un problema con este sitio, con una solicitud o con nuestro equipo.',

	'We help families pay for rent, power, travel and food. Many of them live with hemophilia or another bleeding disorder.':
		'Ayudamos a las familias a pagar la renta, la luz, los viajes y la comida. Muchas de ellas viven con hemofilia u otro trastorno hemorrágico.',
	'You’re not asking too much.': 'Usted no está pidiendo demasiado.',
	'Call or write us, or ask someone you trust to apply with you.':
		'Llámenos o escríbanos, o pídale a alguien de confianza que llene la solicitud con usted.',
	'[Days and hours when someone answers]': '[Días y horas en que alguien contesta]',
} as const
