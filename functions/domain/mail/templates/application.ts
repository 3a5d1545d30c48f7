import {
	type Block,
	didNotApply,
	greet,
	link,
	type Page,
	type Templates,
	text,
	written,
} from '#functions/domain/mail/words.ts'
import { answerBy, billBy } from '#shared/applications/progress.ts'
import { statusBanners } from '#shared/applications/rules.ts'
import { longDate } from '#shared/dates.ts'

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
}

/** Whole dollars with a comma before every three digits. */
const dollars = (amount: number) => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`

const outcome = {
	Approved: 'We read your application, and we can help.',
	Denied: 'We read all you sent us with care. We’re sorry: we can’t help with this request.',
}

/** Members see their applications on the dashboard, and guests look theirs up by its token. */
const linkToApplication = (member: boolean, page: Page) =>
	member ? link('Go to your dashboard', page('/dashboard')) : link('Find your application', page('/find'))

const whereToLook = ({ member, token }: { member: boolean; token: string }, page: Page): Block[] => [
	...(member ? [] : [text('You’ll need your name and this token:'), { kind: 'token', token } as const]),
	linkToApplication(member, page),
]

/** The day is the one that the clock will ask for. */
function aboutFiles({ on, files }: { on: string; files: number }, closesWithoutBill: boolean) {
	if (files === 1) return 'We have 1 file from you.'
	if (files > 1) return `We have ${files} files from you.`
	return closesWithoutBill
		? `We don’t have your bill yet. Send it by ${longDate(billBy(on))}, or we’ll have to close your application.`
		: 'We don’t have your bill yet. Please send it soon: we need it before we can pay.'
}

export const applicationMails = {
	'application-received': ({ firstName, token, member, closesWithoutBill, sent }, page) => ({
		subject:
			sent?.files === 0
				? 'We received your application. One thing is missing'
				: 'We received your application',
		preview: 'Keep this email: it has the token for your application.',
		title: 'We received your application',
		greeting: greet(firstName),
		body: [
			text('We have your application, and one of us will read it soon.'),
			...(sent?.amount === undefined ? [] : [text(`You asked for ${dollars(sent.amount)}.`)]),
			...(sent ? [text(aboutFiles(sent, closesWithoutBill))] : []),
			text(
				sent
					? `You’ll hear from us by ${longDate(answerBy(sent.on))}, whatever we decide.`
					: 'You’ll hear from us within 21 days, whatever we decide.',
			),
			text('Use this token and your name to check on it:'),
			{ kind: 'token', token },
			text('The token has no O, I or L: what looks like one is a zero or a one.'),
			linkToApplication(member, page),
			text(
				'Is something being cut off before then? Please don’t wait for us. Call us, ask the company for more time, and call 211 for help near you.',
			),
		],
		ifNotYou: {
			question: 'Didn’t apply?',
			answer:
				'Someone typed your email, most likely by mistake. Please let us know, and we’ll take it off the application. Until then, don’t share the token.',
		},
	}),
	tokens: ({ applications }, page) => ({
		subject: applications.length === 1 ? 'Your token' : 'Your tokens',
		preview: 'Open this email to see what you asked for.',
		title: applications.length === 1 ? 'Here’s your token' : 'Here are your tokens',
		greeting: greet(''),
		body: [
			text('You’ll need your name and the token to look up your application.'),
			...applications.flatMap(({ token, on }): Block[] => [
				text(`For the application of ${longDate(on)}:`),
				{ kind: 'token', token },
			]),
			text('The token has no O, I or L: what looks like one is a zero or a one.'),
			link('Find your application', page('/find')),
		],
		ifNotYou: {
			question: 'Didn’t ask for this?',
			answer:
				'Someone typed your email, most likely by mistake. They don’t see this. Keep the email, or delete it, and don’t share what’s in it.',
		},
	}),
	missing: (content, page) => {
		const { subject, title, why } = occasions[content.occasion]
		return {
			subject,
			preview: 'Open this email to see what we need and by when.',
			title,
			greeting: greet(content.firstName),
			body: [
				text(why),
				{ kind: 'list', items: content.asked },
				text(`Please send it by ${longDate(content.lastDay)}. A clear photo from your phone is fine.`),
				...whereToLook(content, page),
				text('You can’t get it? Tell us on the same page. Then one of us will look for another way.'),
				text(
					'If we hear nothing by then, we’ll have to close your application. You can still send it later, and we’ll open it again.',
				),
			],
			ifNotYou: didNotApply,
		}
	},
	'still-working': (content, page) => ({
		subject: 'We’re still working on your application',
		preview: 'You don’t need to do anything.',
		title: 'We’re still working on it',
		greeting: greet(content.firstName),
		body: [
			text(
				'We told you we’d answer within 21 days. We may need a little longer, and we’re sorry about that.',
			),
			text('We haven’t forgotten you. You don’t need to do anything, and you don’t need to apply again.'),
			...whereToLook(content, page),
		],
		ifNotYou: didNotApply,
	}),
	'application-closed': (content, page) => ({
		subject: 'We closed your application for now',
		preview: 'You can open it again by sending what’s missing.',
		title: 'We closed your application for now',
		greeting: greet(content.firstName),
		body: [
			text('We asked you for this, and it didn’t reach us in time:'),
			{ kind: 'list', items: content.asked },
			text(
				'That’s why we had to deny your application. It doesn’t mean you did anything wrong, and you can apply again.',
			),
			text(
				'You have it now? Send it, and your application opens again by itself. There’s no need to fill in anything twice.',
			),
			...whereToLook(content, page),
		],
		ifNotYou: didNotApply,
	}),
	/** The decision is inside only: anyone who looks at the phone sees the subject. */
	decision: ({ firstName, status, granted, message, member }, page) => ({
		subject: 'We have answered your application',
		preview: 'Open this email to read our answer.',
		title: statusBanners[status === 'Denied' ? 'Declined' : status],
		greeting: greet(firstName),
		body: [
			text(outcome[status]),
			...(status === 'Approved' && granted > 0 ? [text(`We approved ${dollars(granted)}.`)] : []),
			...written(message),
			linkToApplication(member, page),
		],
		ifNotYou: didNotApply,
	}),
	'staff-message': ({ firstName, message }) => ({
		subject: 'A message about your application',
		preview: 'Open this email to read it.',
		title: 'A message about your application',
		greeting: greet(firstName),
		body: written(message),
		ifNotYou: didNotApply,
	}),
	'books-requested': ({ firstName, token }, page) => ({
		subject: 'We received your book application',
		preview: 'Keep this email: it has the token for your application.',
		title: 'We received your book application',
		greeting: greet(firstName),
		body: [
			text('Thank you for asking for books. One of us will read your application soon.'),
			text('Keep this token. It helps us find your application if you write to us.'),
			{ kind: 'token', token },
			link('Contact us', page('/contact')),
		],
		ifNotYou: {
			question: 'Didn’t ask for this?',
			answer: 'Someone typed your email, most likely by mistake. Please let us know, and delete this email.',
		},
	}),
} satisfies Partial<Templates>
