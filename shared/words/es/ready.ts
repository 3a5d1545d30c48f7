/** The ready texts (shared/applications/shipped-texts.ts), as people who read Spanish get them. */
export const ready = {
	'We’ll pay the company on your bill directly. You don’t need to do anything.':
		'Pagaremos directamente a la compañía de su factura. Usted no tiene que hacer nada.',
	'We’ll send you a gift card. Please use it for what you told us about.':
		'Le enviaremos una tarjeta de regalo. Úsela para lo que nos pidió.',
	'We can pay part of your bill. Please ask [name of the company] about the rest.':
		'Podemos pagar una parte de su factura. Pregunte por el resto a [nombre de la compañía].',
	'We’ll call you in the next few days to arrange how to pay it.':
		'Le llamaremos en los próximos días para ponernos de acuerdo en cómo pagar la factura.',
	'We didn’t get your bill, so we can’t pay it. Please apply again once you have it.':
		'No recibimos su factura, así que no la podemos pagar. Pida ayuda otra vez cuando la tenga.',
	'You sent more than one bill. Please send one application for each bill.':
		'Envió más de una factura. Envíe una solicitud por cada factura.',
	'The bill is in the name of [name on the bill]. Please apply again with a bill in your name.':
		'La factura está a nombre de [nombre en la factura]. Pida ayuda otra vez con una factura que esté a nombre de usted.',
	'A letter from your landlord that says how much rent you owe and for which months.':
		'Una carta de su casero que diga cuánto debe de renta y de qué meses.',
	'A new picture of [the document], because we can’t read the one that you sent.':
		'Una foto nueva de [el documento], porque no podemos leer la que envió.',
	'How you’re related to [name on the bill], because the bill isn’t in your name.':
		'Qué parentesco o relación tiene con [nombre en la factura], porque la factura no está a nombre de usted.',
	'We tried to call you and didn’t reach you. Please call us, and tell us when we can reach you.':
		'Intentamos llamarle y no pudimos hablar con usted. Llámenos y díganos cuándo podemos hablar con usted.',
	'We’re still working on your application. We’ll write again by [the day].':
		'Seguimos trabajando en su solicitud. Le escribiremos otra vez a más tardar [el día].',
	'[the reason] If this changes, please apply again.': '[la razón] Si esto cambia, pida ayuda otra vez.',
} as const
