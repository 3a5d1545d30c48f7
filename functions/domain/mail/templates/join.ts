import { didNotApply, link, type Templates, text, type Writer, written } from '#functions/domain/mail/words.ts'
import { unsubscribePage } from '#shared/newsletter/links.ts'

const thanks = ({ say }: Writer) => ({
	affiliate: say('Thank you for asking to become an affiliate.'),
	ambassador: say('Thank you for asking to become an ambassador.'),
	board: say('Thank you for asking to become a board member.'),
})

const answer = ({ say }: Writer) => ({
	affiliate: {
		Approved: say('We’re glad to welcome you as an affiliate.'),
		Denied: say('We read your application with care. We’re sorry: you can’t become an affiliate now.'),
	},
	ambassador: {
		Approved: say('We’re glad to welcome you as an ambassador.'),
		Denied: say('We read your application with care. We’re sorry: you can’t become an ambassador now.'),
	},
	board: {
		Approved: say('We’re glad to welcome you as a board member.'),
		Denied: say('We read your application with care. We’re sorry: you can’t become a board member now.'),
	},
})

const arrived = {
	affiliate: 'Someone wants to join as an affiliate.',
	ambassador: 'Someone wants to join as an ambassador.',
	board: 'Someone wants to join as a board member.',
}

export const joinMails = (writer: Writer) => {
	const { page, paragraph, say } = writer
	return {
		'join-received': ({ role }) => ({
			subject: say('We received your application to join us'),
			preview: say('Thank you. A person will read it soon.'),
			title: say('Thank you for wanting to help'),
			body: [
				text(thanks(writer)[role]),
				paragraph('A person will read your application, and you’ll hear from us. Your dashboard shows where it is.'),
				link(say('Go to your dashboard'), page('/dashboard')),
			],
			ifNotYou: didNotApply(say),
		}),
		/** The answer is inside only: anyone who looks at the phone sees the subject. */
		'join-answered': ({ role, status, message }) => ({
			subject: say('We have answered your application to join us'),
			preview: say('Open this email to read our answer.'),
			title: say('Your application to join us'),
			body: [
				text(answer(writer)[role][status]),
				...written(message),
				link(say('Go to your dashboard'), page('/dashboard')),
			],
			ifNotYou: didNotApply(say),
		}),
		'join-to-read': ({ role }) => ({
			subject: 'A new application to join us',
			preview: 'It’s in the console.',
			body: [
				text(arrived[role]),
				text('The console has it, with everything they wrote.'),
				link('Open the console', page('/dashboard')),
			],
			ifNotYou: {
				question: 'Didn’t expect this?',
				answer: 'We email this address each time someone applies. To change it, ask the person who runs the site.',
			},
		}),
		'newsletter-joined': ({ leave }) => ({
			subject: say('Welcome to our newsletter'),
			preview: say('Stories, events and ways to help, a few times a year.'),
			body: [
				paragraph('Thank you for signing up. We write a few times a year: stories, events and ways to help.'),
				link(say('Unsubscribe'), page(unsubscribePage(leave))),
			],
			ifNotYou: {
				question: say('Didn’t sign up? ~newsletter'),
				answer: say(
					'Someone typed your email, most likely by mistake. Unsubscribe above, and you’ll hear nothing more.',
				),
			},
			leave,
		}),
	} satisfies Partial<Templates>
}
