import ready from '#shared/words/es/ready.json' with { type: 'json' }
import type { Language } from '#shared/words/t.ts'

type English = keyof typeof ready

/**
 * What employees write most often, one press away beside a message, by where it's offered and by its short name. They fill
 * in what is in [brackets]. The compiler asks for the Spanish of each.
 */
export const readyTexts = {
	approval: {
		'Paid to the company': 'We’ll pay the company on your bill directly. You don’t need to do anything.',
		'Gift card': 'We’ll send you a gift card. Please use it for what you told us about.',
		'Part of the bill': 'We can pay part of your bill. Please ask [name of the company] about the rest.',
		'We will call': 'We’ll call you in the next few days to arrange how to pay it.',
	},
	denial: {
		'Bill is missing': 'We didn’t get your bill, so we can’t pay it. Please apply again once you have it.',
		'Several bills': 'You sent more than one bill. Please send one application for each bill.',
		'Not in your name': 'The bill is in the name of [name on the bill]. Please apply again with a bill in your name.',
		'Another reason': '[the reason] If this changes, please apply again.',
	},
	asking: {
		'Letter from the landlord': 'A letter from your landlord that says how much rent you owe and for which months.',
		'Can’t be read': 'A new picture of [the document], because we can’t read the one that you sent.',
		'Someone else’s bill': 'How you’re related to [name on the bill], because the bill isn’t in your name.',
	},
	email: {
		'We tried to call': 'We tried to call you and didn’t reach you. Please call us, and tell us when we can reach you.',
		'Still working on it': 'We’re still working on your application. We’ll write again by [the day].',
	},
} satisfies Record<string, Record<string, English>>

export type ReadyTextUse = keyof typeof readyTexts

/** In the language of its reader. */
export const readyWords = (english: English, language: Language | undefined) =>
	language === 'es' ? ready[english] : english

/** Whether these are the words of a ready text, in English or Spanish, that nobody has changed. */
export const isReadyText = (words: unknown) =>
	Object.entries(ready)
		.flat()
		.some((text) => text === words)

/** An approval begins with the text that fits how they asked to be helped. */
export const usualApproval = {
	'Bill Payment': readyTexts.approval['Paid to the company'],
	'Gift Card': readyTexts.approval['Gift card'],
	Other: readyTexts.approval['We will call'],
} as const
