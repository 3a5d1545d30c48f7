import { t } from '#shared/words/t.ts'

interface DonateForm {
	/** The hosted form of the card payment provider. */
	action: string
	/** Hidden fields the provider asks for, such as the id of the donate button. */
	fields: Readonly<Record<string, string>>
}

/** Empty until the organization has an account with a card payment provider; the page says so. */
export const donateForm: DonateForm | undefined = undefined

export const donateWords = {
	intro: t('Your gift becomes something real: a month of power, a tank of gas to get to the clinic, a full fridge.'),
	how: t(
		'Card payments are handled by an outside payment provider on its own secure page. We never see your card number.',
	),
	examples: [
		{ gift: '$25', becomes: t('a trip to the treatment center and back') },
		{ gift: '$80', becomes: t('a week of groceries') },
		{ gift: '$240', becomes: t('a power bill paid on time') },
	],
} as const
