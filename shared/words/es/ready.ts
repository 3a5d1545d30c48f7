/** The ready texts of decisions (web/src/content/ready-texts.ts), as people who read Spanish get them. */
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
	'[the reason] If this changes, please apply again.': '[la razón] Si esto cambia, pida ayuda otra vez.',
} as const
