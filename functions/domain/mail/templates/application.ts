import {
	didNotApply,
	filled,
	type SpokenPart,
	type SpokenTemplates,
	type Writer,
	writtenByTeam,
} from '#functions/domain/mail/words.ts'
import { answerBy, billBy } from '#shared/applications/progress.ts'
import { referenceDays } from '#shared/applications/reference.ts'
import { statusBanners } from '#shared/applications/rules.ts'
import { dollars } from '#shared/dollars.ts'

const occasions = {
	asked: {
		subject: 'We need something more from you',
		title: 'We need something more from you',
		why: 'Thank you for your application. Before we can decide, we need this from you:',
	},
	reminder: {
		subject: 'We’re still missing something from you',
		title: 'We’re still missing something from you',
		why: 'Your application is still open. To decide, we need this from you:',
	},
	'more time': {
		subject: 'You have more time to send what’s missing',
		title: 'You have more time',
		why: 'We gave you more time to send us this:',
	},
} as const

const outcome = {
	Approved: 'We read your application, and we can help.',
	Denied: 'We carefully read everything you sent us. We’re sorry: we can’t help with this request.',
} as const

/** A helper's mails never say what was asked for, why, or what we answered. */
const helperNews = {
	answered: 'We’ve answered the application you helped with. Ask them, or they can look it up.',
	missing: 'Something is still missing for the application you helped with. Look it up to see what it is and by when.',
	closed: 'We closed the application you helped with for now. It opens again when what’s missing is sent.',
	withdrawn: 'The application you helped with was withdrawn. If that was a mistake, it can be undone for a day.',
	'still working': 'We’re still working on the application you helped with. You don’t need to do anything.',
	message: 'We have a message for the person you helped. Please ask them to call us.',
} as const

const stopHelping = (stop: string): SpokenPart[] => [
	'You don’t help them anymore? Then we’ll write to you no more:',
	{ link: 'Stop helping', path: `/stop-helping#${stop}` },
]

const didNotHelp = {
	question: 'Didn’t help anyone?',
	answer: 'Someone typed your email, most likely by mistake. Press ‘Stop helping’ above, and you get no more of these.',
} as const

/** Members see their applications on the dashboard, and guests look theirs up by its token. */
const linkToApplication = (member: boolean): SpokenPart =>
	member ? { link: 'Go to your dashboard', path: '/dashboard' } : { link: 'Find your application', path: '/find' }

const whereToLook = ({ member, token }: { member: boolean; token: string }): SpokenPart[] => [
	...(member ? [] : (['You’ll need your name and this token:', { token }] as const)),
	linkToApplication(member),
]

/** The day is the one that the clock will ask for. The bill may come before a mail that waits for the next hour. */
function aboutFiles({ on, files }: { on: string; files: number }, closesWithoutBill: boolean, { date }: Writer) {
	if (files === 1) return 'We have 1 file from you.'
	if (files > 1) return filled('We have {files} files from you.', { files })
	return closesWithoutBill
		? filled(
				'Your application came without a bill. If you haven’t sent it since, send it by {day}, or we’ll have to close your application.',
				{ day: date(billBy(on)) },
			)
		: 'Your application came without a bill. If you haven’t sent it since, please send it soon: we need it before we can pay.'
}

export const applicationMails = {
	'application-received': ({ token, member, closesWithoutBill, sent, isHelped }, writer) => ({
		subject: sent.files === 0 ? 'We received your application. One thing was missing' : 'We received your application',
		preview: 'Keep this email: it has the token for your application.',
		title: 'We received your application',
		body: [
			'We have your application, and one of us will read it soon.',
			...(isHelped
				? ([
						'Someone filled it in for you. You can see who, and stop sharing it with them, on the page below.',
					] as const)
				: []),
			...(sent.amount === undefined ? [] : [filled('You asked for {amount}.', { amount: dollars(sent.amount) })]),
			aboutFiles(sent, closesWithoutBill, writer),
			filled('You’ll hear from us by {day}, whatever we decide.', { day: writer.date(answerBy(sent.on)) }),
			'Use this token and your name to check on it:',
			{ token },
			'The token never has the letters O, I or L. If you see something like one of them, it’s a zero or the number 1.',
			linkToApplication(member),
			'Is something being cut off before then? Please don’t wait for us. Call us, ask the company for more time, and call 211 for help near you.',
		],
		question: 'Didn’t apply?',
		answer:
			'Someone typed your email, most likely by mistake. Please let us know, and we’ll take it off the application. Until then, don’t share the token.',
	}),
	'helper-sent': ({ token, stop }) => ({
		subject: 'We received the application you sent for someone',
		preview: 'Keep this email: it has the token for the application.',
		body: [
			'Thank you for helping. One of us will read the application soon.',
			'Use this token and their name to check on it:',
			{ token },
			{ link: 'Find the application', path: '/find' },
			...stopHelping(stop),
		],
		...didNotHelp,
	}),
	'helper-news': ({ occasion, stop }) => ({
		subject: 'News about the application you helped with',
		preview: 'Open this email to read it.',
		body: [helperNews[occasion], { link: 'Find the application', path: '/find' }, ...stopHelping(stop)],
		...didNotHelp,
	}),
	tokens: ({ applications }, { date }) => ({
		subject: applications.length === 1 ? 'Your token' : 'Your tokens',
		preview: 'Open this email to see what you asked for.',
		title: applications.length === 1 ? 'Here’s your token' : 'Here are your tokens',
		body: [
			'You’ll need your name and the token to look up your application.',
			...applications.flatMap(({ token, on, pin }): SpokenPart[] => [
				filled('For the application of {day}:', { day: date(on) }),
				{ token },
				...(pin ? [filled('You also need this PIN: {pin}', { pin })] : []),
			]),
			'The token never has the letters O, I or L. If you see something like one of them, it’s a zero or the number 1.',
			{ link: 'Find your application', path: '/find' },
		],
		question: 'Didn’t ask for this?',
		answer:
			'Someone typed your email, most likely by mistake. They don’t see this. Keep the email, or delete it, and don’t share what’s in it.',
	}),
	/** The decision is inside only: anyone who looks at the phone sees the subject. */
	decision: ({ status, granted, message, member, againBy }, writer) => ({
		subject: 'We have answered your application',
		preview: 'Open this email to read our answer.',
		title: statusBanners[status === 'Denied' ? 'Declined' : status],
		body: [
			outcome[status],
			...(status === 'Approved' && granted > 0 ? [filled('We approved {amount}.', { amount: dollars(granted) })] : []),
			...writtenByTeam(message, writer),
			...(status === 'Denied' && againBy
				? [
						filled('Did we miss something? Until {day} you can ask us once to look again, on the page below.', {
							day: writer.date(againBy),
						}),
					]
				: []),
			...(status === 'Denied' ? (['Still need help? Call 211. You can apply again with another bill.'] as const) : []),
			linkToApplication(member),
		],
		...didNotApply,
	}),
	reference: ({ link }) => ({
		subject: 'Someone we may help gave your name',
		preview: 'One question, one minute. You don’t need an account.',
		body: [
			'Someone who asked us for help told us that you referred them, and that we may ask you.',
			'Would you answer one question? It takes a minute, and you don’t need an account.',
			{ link: 'Answer', path: `/reference#${link}` },
			filled('The link works for {days} days. If you’d rather talk, please call us.', { days: referenceDays }),
		],
		question: 'Didn’t expect this?',
		answer: 'Someone gave us your email, most likely by mistake. You don’t need to do anything.',
	}),
	'staff-message': ({ message }, writer) => ({
		subject: 'A message about your application',
		preview: 'Open this email to read it.',
		body: writtenByTeam(message, writer),
		...didNotApply,
	}),
	'books-requested': ({ token }) => ({
		subject: 'We received your book application',
		preview: 'Keep this email: it has the token for your application. ~books',
		body: [
			'Thank you for asking for books. One of us will read your application soon.',
			'Keep this token. It helps us find your application if you write to us.',
			{ token },
			{ link: 'Contact us', path: '/contact' },
		],
		question: 'Didn’t ask for this?',
		answer: 'Someone typed your email, most likely by mistake. Please let us know, and delete this email.',
	}),
	'report-received': ({ on }, { date }) => ({
		subject: 'We received your report',
		preview: 'A person will read it.',
		body: [
			filled('Thank you. Your report reached us on {day}.', { day: date(on) }),
			'A person will read it. If we need to know more, we’ll write to you.',
			'We don’t repeat here what you wrote, so that nobody else who opens your mail can read it.',
		],
		question: 'Didn’t ask for this?',
		answer: 'Someone typed your email, most likely by mistake. You don’t need to do anything.',
	}),
	missing: (content, { date }) => {
		const { subject, title, why } = occasions[content.occasion]
		return {
			subject,
			preview: 'Open this email to see what we need and by when.',
			title,
			body: [
				why,
				{ list: content.asked.map((known) => ({ known })) },
				filled('Please send it by {day}. A clear photo from your phone is fine.', { day: date(content.lastDay) }),
				...whereToLook(content),
				'You can’t get it? Tell us on the same page. Then one of us will look for another way.',
				'If we hear nothing by then, we’ll have to close your application. You can still send it later, and we’ll open it again.',
			],
			...didNotApply,
		}
	},
	'still-working': (content) => ({
		subject: 'We’re still working on your application',
		preview: 'You don’t need to do anything.',
		title: 'We’re still working on it',
		body: [
			'We told you we’d answer within 21 days. We may need a little longer, and we’re sorry about that.',
			'We haven’t forgotten you. You don’t need to do anything, and you don’t need to apply again.',
			...whereToLook(content),
		],
		...didNotApply,
	}),
	'application-withdrawn': (content) => ({
		subject: 'You withdrew your application',
		preview: 'If it wasn’t you, you can undo it for a day.',
		body: [
			'You withdrew your application, so we’ll stop working on it. You can apply again at any time.',
			'Not you, or changed your mind? You can undo it for one day:',
			...whereToLook(content),
		],
		...didNotApply,
	}),
	'application-closed': (content) => ({
		subject: 'We closed your application for now',
		preview: 'You can open it again by sending what’s missing.',
		body: [
			'We asked you for this, and it didn’t reach us in time:',
			{ list: content.asked.map((known) => ({ known })) },
			'That’s why we had to deny your application. It doesn’t mean you did anything wrong, and you can apply again.',
			'You have it now? Send it, and your application opens again by itself. There’s no need to fill in anything twice.',
			...whereToLook(content),
		],
		...didNotApply,
	}),
} satisfies Partial<SpokenTemplates>
