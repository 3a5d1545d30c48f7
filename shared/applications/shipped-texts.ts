import ready from '../words/es/ready.json' with { type: 'json' }
import type { ReadyText, ReadyTextUse } from './ready-texts.ts'

type Shipped = readonly [_id: string, use: ReadyTextUse, label: string, english: keyof typeof ready]

const shipped: readonly Shipped[] = [
	[
		'company',
		'approval',
		'Paid to the company',
		'We’ll pay the company on your bill directly. You don’t need to do anything.',
	],
	['gift-card', 'approval', 'Gift card', 'We’ll send you a gift card. Please use it for what you told us about.'],
	[
		'part',
		'approval',
		'Part of the bill',
		'We can pay part of your bill. Please ask [name of the company] about the rest.',
	],
	['call', 'approval', 'We will call', 'We’ll call you in the next few days to arrange how to pay it.'],
	[
		'no-bill',
		'denial',
		'Bill is missing',
		'We didn’t get your bill, so we can’t pay it. Please apply again once you have it.',
	],
	['several', 'denial', 'Several bills', 'You sent more than one bill. Please send one application for each bill.'],
	[
		'other-name',
		'denial',
		'Not in your name',
		'The bill is in the name of [name on the bill]. Please apply again with a bill in your name.',
	],
	['reason', 'denial', 'Another reason', '[the reason] If this changes, please apply again.'],
	[
		'landlord',
		'asking',
		'Letter from the landlord',
		'A letter from your landlord that says how much rent you owe and for which months.',
	],
	[
		'unreadable',
		'asking',
		'Can’t be read',
		'A new picture of [the document], because we can’t read the one that you sent.',
	],
	[
		'related',
		'asking',
		'Someone else’s bill',
		'How you’re related to [name on the bill], because the bill isn’t in your name.',
	],
	[
		'not-reached',
		'email',
		'We tried to call',
		'We tried to call you and didn’t reach you. Please call us, and tell us when we can reach you.',
	],
	[
		'working',
		'email',
		'Still working on it',
		'We’re still working on your application. We’ll write again by [the day].',
	],
]

/** The ready texts that come with the site, until an employee changes them. */
export const shippedTexts: readonly ReadyText[] = shipped.map(([_id, use, label, english]) => ({
	_id,
	label,
	use,
	english,
	spanish: ready[english],
	version: 0,
}))
