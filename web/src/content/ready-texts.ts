import { ready } from '#shared/words/es/ready.ts'
import type { Language } from '#shared/words/t.ts'

/** Texts that volunteers write most often, for people who read English and for those who read Spanish. A part in [brackets] has to be filled in before the text is sent. */
export const readyTexts = [
	{
		label: 'Paid to the company',
		status: 'Approved',
		text: 'We’ll pay the company on your bill directly. You don’t need to do anything.',
	},
	{
		label: 'Gift card',
		status: 'Approved',
		text: 'We’ll send you a gift card. Please use it for what you told us about.',
	},
	{
		label: 'Part of the bill',
		status: 'Approved',
		text: 'We can pay part of your bill. Please ask [name of the company] about the rest.',
	},
	{
		label: 'We will call',
		status: 'Approved',
		text: 'We’ll call you in the next few days to arrange how to pay it.',
	},
	{
		label: 'Bill is missing',
		status: 'Denied',
		text: 'We didn’t get your bill, so we can’t pay it. Please apply again once you have it.',
	},
	{
		label: 'Several bills',
		status: 'Denied',
		text: 'You sent more than one bill. Please send one application for each bill.',
	},
	{
		label: 'Not in your name',
		status: 'Denied',
		text: 'The bill is in the name of [name on the bill]. Please apply again with a bill in your name.',
	},
	{
		label: 'Another reason',
		status: 'Denied',
		text: '[the reason] If this changes, please apply again.',
	},
] as const

const spanish: Readonly<Record<(typeof readyTexts)[number]['text'], string>> = ready

export const readyText = ({ text }: (typeof readyTexts)[number], language: Language | undefined) =>
	language === 'es' ? spanish[text] : text

/** The first text that fits how they asked to be helped. */
export const usualApproval = { 'Bill Payment': 0, 'Gift Card': 1, Other: 3 } as const
