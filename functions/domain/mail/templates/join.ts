import { didNotApply, greet, link, type Templates, text, written } from '#functions/domain/mail/words.ts'
import { unsubscribePage } from '#shared/newsletter/links.ts'

const thanks = {
	affiliate: 'Thank you for asking to become an affiliate.',
	ambassador: 'Thank you for asking to become an ambassador.',
	board: 'Thank you for asking to become a board member.',
}

const answer = {
	affiliate: {
		Approved: 'We’re glad to welcome you as an affiliate.',
		Denied: 'We read your application with care. We’re sorry: you can’t become an affiliate now.',
	},
	ambassador: {
		Approved: 'We’re glad to welcome you as an ambassador.',
		Denied: 'We read your application with care. We’re sorry: you can’t become an ambassador now.',
	},
	board: {
		Approved: 'We’re glad to welcome you as a board member.',
		Denied: 'We read your application with care. We’re sorry: you can’t become a board member now.',
	},
}

const arrived = {
	affiliate: 'Someone wants to join as an affiliate.',
	ambassador: 'Someone wants to join as an ambassador.',
	board: 'Someone wants to join as a board member.',
}

export const joinMails = {
	'join-received': ({ firstName, role }, page) => ({
		subject: 'We received your application to join us',
		preview: 'Thank you. A person will read it soon.',
		title: 'Thank you for wanting to help',
		greeting: greet(firstName),
		body: [
			text(thanks[role]),
			text('A person will read your application, and you’ll hear from us. Your dashboard shows where it is.'),
			link('Go to your dashboard', page('/dashboard')),
		],
		ifNotYou: didNotApply,
	}),
	/** The answer is inside only: anyone who looks at the phone sees the subject. */
	'join-answered': ({ firstName, role, status, message }, page) => ({
		subject: 'We have answered your application to join us',
		preview: 'Open this email to read our answer.',
		title: 'Your application to join us',
		greeting: greet(firstName),
		body: [text(answer[role][status]), ...written(message), link('Go to your dashboard', page('/dashboard'))],
		ifNotYou: didNotApply,
	}),
	'join-to-read': ({ role }, page) => ({
		subject: 'A new application to join us',
		preview: 'It’s in the console.',
		title: 'A new application to join us',
		greeting: greet(''),
		body: [
			text(arrived[role]),
			text('The console has it, with everything they wrote.'),
			link('Open the console', page('/dashboard')),
		],
		ifNotYou: {
			question: 'Didn’t expect this?',
			answer: 'This mailbox is told of new applications. Ask a colleague to have another one told.',
		},
	}),
	'newsletter-joined': ({ firstName, leave }, page) => ({
		subject: 'Welcome to our newsletter',
		preview: 'Stories, events and ways to help, a few times a year.',
		title: 'Welcome to our newsletter',
		greeting: greet(firstName),
		body: [
			text('Thank you for signing up. We write a few times a year: stories, events and ways to help.'),
			link('Unsubscribe', page(unsubscribePage(leave))),
		],
		ifNotYou: {
			question: 'Didn’t sign up?',
			answer:
				'Someone typed your email, most likely by mistake. Unsubscribe above, and you’ll hear nothing more.',
		},
		leave,
	}),
} satisfies Partial<Templates>
