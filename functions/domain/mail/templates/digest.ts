import { type ContentOf, greet, type Page, text, type Words } from '#functions/domain/mail/words.ts'

const waitingNow = (many: number) =>
	many === 1 ? 'One application is waiting for an answer.' : `${many} applications are waiting for an answer.`

const overdueNow = (many: number) => {
	if (many === 0) return 'None of them has waited for 21 days.'
	return many === 1 ? 'One has waited for 21 days or more.' : `${many} have waited for 21 days or more.`
}

const answeredNow = (many: number) =>
	many === 1 ? 'One person sent us what was missing.' : `${many} people sent us what was missing.`

const decidedSince = (many: number) => {
	if (many === 0) return 'Nothing was decided since the last digest.'
	return many === 1
		? 'One was decided since the last digest.'
		: `${many} were decided since the last digest. Thank you!`
}

/** Numbers only: a mailbox is no place for names or for what people live with. */
export const digest = (
	{ firstName, waiting, overdue, answered, decided }: ContentOf<'digest'>,
	page: Page,
): Words => ({
	subject: 'Applications that wait for us',
	preview: waitingNow(waiting),
	title: waitingNow(waiting),
	greeting: greet(firstName),
	body: [
		{
			kind: 'list',
			items: [overdueNow(overdue), ...(answered > 0 ? [answeredNow(answered)] : []), decidedSince(decided)],
		},
		text('You get this on Tuesday and Friday mornings if someone is waiting.'),
		{ kind: 'link', label: 'Open the console', address: page('/dashboard') },
	],
	ifNotYou: {
		question: 'Didn’t ask for this?',
		answer: 'Turn it off in the console, under Settings. If you never turned it on, tell a colleague.',
	},
})
