/** Sentences of the pages about us, the team, and sponsorship. */
export const about = {
	'About Us': 'Quiénes somos',
	'About Bridge The Gap': 'Sobre Bridge The Gap',
	'Why we’re here': 'Por qué existimos',
	'One week in the hospital. A car that won’t start. A month without pay. For many families, that’s all it takes to fall behind. We’re here to close that gap, one bill at a time.':
		'Una semana en el hospital. Un carro que no arranca. Un mes sin sueldo. Eso basta para que muchas familias se atrasen con los pagos. Estamos aquí para cerrar esa brecha, una factura a la vez.',
	'What we do': 'Qué hacemos',
	'We pay for rent, food, utilities and travel to treatment when there’s no one else to turn to. We give books to children through a partnership with a publisher. And we hold events, so people facing the same thing can meet.':
		'Cuando no hay nadie más que ayude, pagamos la renta, la comida, la luz, el agua o el gas, y los viajes al tratamiento. Regalamos libros a niñas y niños gracias a un acuerdo con una editorial. Y organizamos eventos para que se conozcan personas que viven lo mismo.',
	'How we decide': 'Cómo decidimos',
	'A real person reads each request. We ask only for what we need to decide, keep it private, and always write back. Processing can take up to 21 days.':
		'Una persona de verdad lee cada solicitud. Pedimos solo lo que necesitamos para decidir, lo mantenemos en privado y siempre respondemos. El trámite puede tardar hasta 21 días.',

	'We’ll introduce the people who run Bridge The Gap here soon.':
		'Pronto presentaremos aquí a las personas que dirigen Bridge The Gap.',
	Leadership: 'Equipo directivo',
	Board: 'Junta directiva',
	President: 'Presidencia',
	'Vice President': 'Vicepresidencia',
	Treasurer: 'Tesorería',
	'Board Member ~team': 'Miembro de la junta directiva',
	'[Three or four sentences: where the president comes from, what brought them to Bridge The Gap, and what they do today.]':
		'[Tres o cuatro frases: de dónde viene la persona en la presidencia, qué la trajo a Bridge The Gap y qué hace hoy.]',
	'[Three or four sentences: what the vice president did before, what they lead here, and what they would like people to know.]':
		'[Tres o cuatro frases: qué hacía antes la persona en la vicepresidencia, qué dirige aquí y qué le gustaría que se sepa.]',
	'[Three or four sentences: how the treasurer takes care of donations, and how we account for each dollar.]':
		'[Tres o cuatro frases: cómo la persona en la tesorería cuida los donativos y cómo rendimos cuentas de cada dólar.]',

	'Families who often feel alone meet at our events. Sponsors pay for the events, and what’s left over helps pay families’ bills.':
		'En nuestros eventos se conocen familias que muchas veces se sienten solas. Los patrocinadores pagan esos eventos. Con lo que sobra se pagan facturas.',
	Bronze: 'Bronce',
	Silver: 'Plata',
	Gold: 'Oro',
	Platinum: 'Platino',
	'Everything in Bronze': 'Todo lo de Bronce',
	'Everything in Bronze and Silver': 'Todo lo de Bronce y Plata',
	'Everything in Bronze, Silver and Gold': 'Todo lo de Bronce, Plata y Oro',
	'[Perk: your name in the program of one event]': '[Beneficio: su nombre en el programa de un evento]',
	'[Perk: a thank-you letter]': '[Beneficio: una carta de agradecimiento]',
	'[Perk: your logo on our site]': '[Beneficio: su logotipo en nuestro sitio]',
	'[Perk: two seats at one event]': '[Beneficio: dos lugares en un evento]',
	'[Perk: your logo on the event banner]': '[Beneficio: su logotipo en la pancarta del evento]',
	'[Perk: a table for your guests]': '[Beneficio: una mesa para sus invitados]',
	'[Perk: named as the sponsor of one event]': '[Beneficio: su nombre como patrocinador de un evento]',
	'[Perk: a welcome speech]': '[Beneficio: unas palabras de bienvenida]',
	'{name} sponsorship': 'Patrocinio {name}',
	'Become a {name} sponsor': 'Patrocinar en el nivel {name}',
	'Would you like to sponsor an event? Write to {email}.': '¿Le gustaría patrocinar un evento? Escriba a {email}.',
} as const
