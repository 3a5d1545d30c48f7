import {
	type Block,
	didNotApply,
	link,
	type Templates,
	text,
	type Writer,
	written,
} from '#functions/domain/mail/words.ts'
import { answerBy, billBy } from '#shared/applications/progress.ts'
import { statusBanners } from '#shared/applications/rules.ts'
import { dollars } from '#shared/dollars.ts'

const occasions = ({ say }: Writer) => ({
	asked: {
		subject: say('We need something more from you'),
		title: say('We need something more from you'),
		why: say('Thank you for your application. Before we can decide, we need this from you:'),
	},
	reminder: {
		subject: say('We’re still missing something from you'),
		title: say('We’re still missing something from you'),
		why: say('Your application is still open. To decide, we need this from you:'),
	},
	'more time': {
		subject: say('You have more time to send what’s missing'),
		title: say('You have more time'),
		why: say('We gave you more time to send us this:'),
	},
})

const outcome = ({ say }: Writer) => ({
	Approved: say('We read your application, and we can help.'),
	Denied: say('We carefully read everything you sent us. We’re sorry: we can’t help with this request.'),
})

/** Members see their applications on the dashboard, and guests look theirs up by its token. */
const linkToApplication = (member: boolean, { page, say }: Writer) =>
	member ? link(say('Go to your dashboard'), page('/dashboard')) : link(say('Find your application'), page('/find'))

const whereToLook = ({ member, token }: { member: boolean; token: string }, writer: Writer): Block[] => [
	...(member ? [] : [writer.paragraph('You’ll need your name and this token:'), { kind: 'token', token } as const]),
	linkToApplication(member, writer),
]

/** The day is the one that the clock will ask for. The bill may come before a mail that waits for the next hour. */
function aboutFiles({ on, files }: { on: string; files: number }, closesWithoutBill: boolean, { say, date }: Writer) {
	if (files === 1) return say('We have 1 file from you.')
	if (files > 1) return say('We have {files} files from you.', { files })
	return closesWithoutBill
		? say(
				'Your application came without a bill. If you haven’t sent it since, send it by {day}, or we’ll have to close your application.',
				{ day: date(billBy(on)) },
			)
		: say(
				'Your application came without a bill. If you haven’t sent it since, please send it soon: we need it before we can pay.',
			)
}

/** What came in, and what came of it. */
export const applicationMails = (writer: Writer) => {
	const { page, paragraph, say, date } = writer
	return {
		'application-received': ({ token, member, closesWithoutBill, sent }) => ({
			subject:
				sent.files === 0
					? say('We received your application. One thing was missing')
					: say('We received your application'),
			preview: say('Keep this email: it has the token for your application.'),
			title: say('We received your application'),
			body: [
				paragraph('We have your application, and one of us will read it soon.'),
				...(sent.amount === undefined ? [] : [paragraph('You asked for {amount}.', { amount: dollars(sent.amount) })]),
				text(aboutFiles(sent, closesWithoutBill, writer)),
				paragraph('You’ll hear from us by {day}, whatever we decide.', { day: date(answerBy(sent.on)) }),
				paragraph('Use this token and your name to check on it:'),
				{ kind: 'token', token },
				paragraph(
					'The token never has the letters O, I or L. If you see something like one of them, it’s a zero or the number 1.',
				),
				linkToApplication(member, writer),
				paragraph(
					'Is something being cut off before then? Please don’t wait for us. Call us, ask the company for more time, and call 211 for help near you.',
				),
			],
			ifNotYou: {
				question: say('Didn’t apply?'),
				answer: say(
					'Someone typed your email, most likely by mistake. Please let us know, and we’ll take it off the application. Until then, don’t share the token.',
				),
			},
		}),
		tokens: ({ applications }) => ({
			subject: applications.length === 1 ? say('Your token') : say('Your tokens'),
			preview: say('Open this email to see what you asked for.'),
			title: applications.length === 1 ? say('Here’s your token') : say('Here are your tokens'),
			body: [
				paragraph('You’ll need your name and the token to look up your application.'),
				...applications.flatMap(({ token, on }): Block[] => [
					paragraph('For the application of {day}:', { day: date(on) }),
					{ kind: 'token', token },
				]),
				paragraph(
					'The token never has the letters O, I or L. If you see something like one of them, it’s a zero or the number 1.',
				),
				link(say('Find your application'), page('/find')),
			],
			ifNotYou: {
				question: say('Didn’t ask for this?'),
				answer: say(
					'Someone typed your email, most likely by mistake. They don’t see this. Keep the email, or delete it, and don’t share what’s in it.',
				),
			},
		}),
		/** The decision is inside only: anyone who looks at the phone sees the subject. */
		decision: ({ status, granted, message, member }) => ({
			subject: say('We have answered your application'),
			preview: say('Open this email to read our answer.'),
			title: say(statusBanners[status === 'Denied' ? 'Declined' : status]),
			body: [
				text(outcome(writer)[status]),
				...(status === 'Approved' && granted > 0
					? [paragraph('We approved {amount}.', { amount: dollars(granted) })]
					: []),
				...written(message),
				linkToApplication(member, writer),
			],
			ifNotYou: didNotApply(say),
		}),
		'staff-message': ({ message }) => ({
			subject: say('A message about your application'),
			preview: say('Open this email to read it.'),
			body: written(message),
			ifNotYou: didNotApply(say),
		}),
		'books-requested': ({ token }) => ({
			subject: say('We received your book application'),
			preview: say('Keep this email: it has the token for your application. ~books'),
			body: [
				paragraph('Thank you for asking for books. One of us will read your application soon.'),
				paragraph('Keep this token. It helps us find your application if you write to us.'),
				{ kind: 'token', token },
				link(say('Contact us'), page('/contact')),
			],
			ifNotYou: {
				question: say('Didn’t ask for this?'),
				answer: say('Someone typed your email, most likely by mistake. Please let us know, and delete this email.'),
			},
		}),
	} satisfies Partial<Templates>
}

/** Between an application and its decision. */
export const followUpMails = (writer: Writer) => {
	const { paragraph, say, sayIfKnown, date } = writer
	return {
		missing: (content) => {
			const { subject, title, why } = occasions(writer)[content.occasion]
			return {
				subject,
				preview: say('Open this email to see what we need and by when.'),
				title,
				body: [
					text(why),
					{ kind: 'list', items: content.asked.map(sayIfKnown) },
					paragraph('Please send it by {day}. A clear photo from your phone is fine.', { day: date(content.lastDay) }),
					...whereToLook(content, writer),
					paragraph('You can’t get it? Tell us on the same page. Then one of us will look for another way.'),
					paragraph(
						'If we hear nothing by then, we’ll have to close your application. You can still send it later, and we’ll open it again.',
					),
				],
				ifNotYou: didNotApply(say),
			}
		},
		'still-working': (content) => ({
			subject: say('We’re still working on your application'),
			preview: say('You don’t need to do anything.'),
			title: say('We’re still working on it'),
			body: [
				paragraph('We told you we’d answer within 21 days. We may need a little longer, and we’re sorry about that.'),
				paragraph('We haven’t forgotten you. You don’t need to do anything, and you don’t need to apply again.'),
				...whereToLook(content, writer),
			],
			ifNotYou: didNotApply(say),
		}),
		'application-closed': (content) => ({
			subject: say('We closed your application for now'),
			preview: say('You can open it again by sending what’s missing.'),
			body: [
				paragraph('We asked you for this, and it didn’t reach us in time:'),
				{ kind: 'list', items: content.asked.map(sayIfKnown) },
				paragraph(
					'That’s why we had to deny your application. It doesn’t mean you did anything wrong, and you can apply again.',
				),
				paragraph(
					'You have it now? Send it, and your application opens again by itself. There’s no need to fill in anything twice.',
				),
				...whereToLook(content, writer),
			],
			ifNotYou: didNotApply(say),
		}),
	} satisfies Partial<Templates>
}
