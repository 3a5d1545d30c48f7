import type { ContentOf, Part, Templates } from '#functions/domain/mail/words.ts'

type LongOpen = NonNullable<ContentOf<'digest'>['longOpen']>

const waitingNow = (many: number) => {
	if (many === 0) return 'No application is waiting for an answer.'
	return many === 1 ? 'One application is waiting for an answer.' : `${many} applications are waiting for an answer.`
}

const overdueNow = (many: number) => {
	if (many === 0) return 'None of them has waited for more than 21 days.'
	return many === 1 ? 'One has waited for more than 21 days.' : `${many} have waited for more than 21 days.`
}

const cutOffsSoon = (many: number) =>
	many === 1
		? 'One has a date on a notice in the next 7 days. You’ll find it under “Cut off soon”.'
		: `${many} have a date on a notice in the next 7 days. You’ll find them under “Cut off soon”.`

const answeredNow = (many: number) =>
	many === 1 ? 'One person sent us what was missing.' : `${many} people sent us what was missing.`

const decidedSince = (many: number) => {
	if (many === 0) return 'Nothing has been decided since the last digest.'
	return many === 1
		? 'One has been decided since the last digest.'
		: `${many} have been decided since the last digest. Thank you!`
}

interface Section {
	/** The path below the console's address. */
	path: string
	one: string
	more: (many: number) => string
}

/** Each is a link to where it's closed. */
const sections: Readonly<Record<keyof LongOpen, Section>> = {
	applications: { path: 'applications', one: 'One application', more: (many) => `${many} applications` },
	reports: { path: 'reports', one: 'One report', more: (many) => `${many} reports` },
	books: { path: 'books', one: 'One application for books', more: (many) => `${many} applications for books` },
	joins: { path: 'employees', one: 'One application to join us', more: (many) => `${many} applications to join us` },
	affiliates: {
		path: 'affiliates',
		one: 'One affiliate application',
		more: (many) => `${many} affiliate applications`,
	},
}

function openForLong(longOpen: LongOpen): Part<string>[] {
	const links = (Object.keys(sections) as (keyof LongOpen)[]).flatMap((name) => {
		const [many, { path, one, more }] = [longOpen[name], sections[name]]
		return many === 0 ? [] : [{ link: many === 1 ? one : more(many), path: `/dashboard/${path}` as const }]
	})
	if (links.length === 0) return []
	return [
		'These have been open for more than a year. Someone may still be waiting for us, and we keep what they told us until each is closed.',
		{ links },
	]
}

export const digestMails = {
	/** Numbers only: a mailbox is no place for names or for what people live with. */
	digest: ({ waiting, cutOffs, overdue, answered, decided, longOpen }) => ({
		subject: 'Applications waiting for us',
		preview: waitingNow(waiting),
		title: waitingNow(waiting),
		body: [
			{
				list: [
					...(cutOffs > 0 ? [cutOffsSoon(cutOffs)] : []),
					...(waiting > 0 ? [overdueNow(overdue)] : []),
					...(answered > 0 ? [answeredNow(answered)] : []),
					decidedSince(decided),
				],
			},
			{ link: 'Open the console', path: '/dashboard' },
			...(longOpen ? openForLong(longOpen) : []),
			'You get this on Tuesday and Friday mornings, but only if something is waiting.',
		],
		question: 'Didn’t ask for this?',
		answer: 'Turn it off in the console, under Settings. If you never turned it on, tell a colleague.',
	}),
} satisfies Partial<Templates>
