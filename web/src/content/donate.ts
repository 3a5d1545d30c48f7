interface DonateForm {
	/** The hosted form of the card payment provider. */
	action: string
	/** Hidden fields the provider asks for, such as the id of the donate button. */
	fields: Readonly<Record<string, string>>
}

/** Empty until the organization has an account with a card payment provider; the page says so. */
export const donateForm: DonateForm | undefined = undefined

export const donateWords = {
	intro:
		'A gift turns into something a family can hold: a month of power, a tank of gas to the clinic, a fridge that is full.',
	how: 'Card payments are handled by an outside payment provider on its own secure page. We never see your card number.',
	examples: [
		{ gift: '$25', becomes: 'a trip to the treatment center and back' },
		{ gift: '$80', becomes: 'a week of groceries' },
		{ gift: '$240', becomes: 'a power bill, paid in time' },
	],
} as const
