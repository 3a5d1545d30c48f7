import { didNotApply, type SpokenTemplates, writtenByTeam } from '#functions/domain/mail/words.ts'
import { unsubscribePage } from '#shared/newsletter/links.ts'

const thanks = {
	affiliate: 'Thank you for asking to become an affiliate.',
	ambassador: 'Thank you for asking to become an ambassador.',
	board: 'Thank you for asking to become a board member.',
} as const

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
} as const

export const joinMails = {
	'join-received': ({ role }) => ({
		subject: 'We received your application to join us',
		preview: 'Thank you. A person will read it soon.',
		title: 'Thank you for wanting to help',
		body: [
			thanks[role],
			'A person will read your application, and you’ll hear from us. Your dashboard shows where it is.',
			{ link: 'Go to your dashboard', path: '/dashboard' },
		],
		...didNotApply,
	}),
	/** The answer is inside only: anyone who looks at the phone sees the subject. */
	'join-answered': ({ role, status, message }, writer) => ({
		subject: 'We have answered your application to join us',
		preview: 'Open this email to read our answer.',
		title: 'Your application to join us',
		body: [
			answer[role][status],
			...writtenByTeam(message, writer),
			{ link: 'Go to your dashboard', path: '/dashboard' },
		],
		...didNotApply,
	}),
	'newsletter-joined': ({ leave }) => ({
		subject: 'Welcome to our newsletter',
		preview: 'Stories, events and ways to help, a few times a year.',
		body: [
			'Thank you for signing up. We write a few times a year: stories, events and ways to help.',
			{ link: 'Unsubscribe', path: unsubscribePage(leave) },
		],
		question: 'Didn’t sign up? ~newsletter',
		answer: 'Someone typed your email, most likely by mistake. Unsubscribe above, and you’ll hear nothing more.',
		leave,
	}),
} satisfies Partial<SpokenTemplates>
