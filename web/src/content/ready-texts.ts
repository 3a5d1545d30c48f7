import type { Language } from '#shared/words/t.ts'

/** Texts that volunteers write most often, for people who read English and for those who read Spanish. A part in [brackets] has to be filled in before the text is sent. */
export const readyTexts = [
	{
		label: 'Paid to the company',
		status: 'Approved',
		text: 'We’ll pay the company on your bill directly. You don’t need to do anything.',
		spanish: 'Pagaremos directamente a la compañía de su factura. Usted no tiene que hacer nada.',
	},
	{
		label: 'Gift card',
		status: 'Approved',
		text: 'We’ll send you a gift card. Please use it for what you told us about.',
		spanish: 'Le enviaremos una tarjeta de regalo. Úsela para lo que nos contó.',
	},
	{
		label: 'Part of the bill',
		status: 'Approved',
		text: 'We can pay part of your bill. Please ask [name of the company] about the rest.',
		spanish: 'Podemos pagar una parte de su factura. Pregunte por el resto a [nombre de la compañía].',
	},
	{
		label: 'We will call',
		status: 'Approved',
		text: 'We’ll call you in the next few days to arrange how to pay it.',
		spanish: 'Le llamaremos en los próximos días para acordar cómo pagarla.',
	},
	{
		label: 'Bill is missing',
		status: 'Denied',
		text: 'We didn’t get your bill, so we can’t pay it. Please apply again once you have it.',
		spanish: 'No recibimos su factura, así que no la podemos pagar. Pida ayuda otra vez cuando la tenga.',
	},
	{
		label: 'Several bills',
		status: 'Denied',
		text: 'You sent more than one bill. Please send one application for each bill.',
		spanish: 'Envió más de una factura. Envíe una solicitud por cada factura.',
	},
	{
		label: 'Not in your name',
		status: 'Denied',
		text: 'The bill is in the name of [name on the bill]. Please apply again with a bill in your name.',
		spanish:
			'La factura está a nombre de [nombre en la factura]. Pida ayuda otra vez con una factura a su nombre.',
	},
	{
		label: 'Another reason',
		status: 'Denied',
		text: '[the reason] If this changes, please apply again.',
		spanish: '[la razón] Si esto cambia, pida ayuda otra vez.',
	},
] as const

export const readyText = ({ text, spanish }: (typeof readyTexts)[number], language: Language | undefined) =>
	language === 'es' ? spanish : text

/** The first text that fits how they asked to be helped. */
export const usualApproval = { 'Bill Payment': 0, 'Gift Card': 1, Other: 3 } as const
