import { greet, link, type Templates, text } from '#functions/domain/mail/words.ts'
import { contact } from '#shared/contact.ts'

const codeLife = 'The code works once, for 10 minutes from when you asked for it.'

export const accountMails = {
	verification: ({ firstName, code }) => ({
		subject: 'Your code for Bridge The Gap',
		preview: 'Enter it on our site to finish creating your account.',
		title: 'Here’s your code',
		greeting: greet(firstName),
		body: [
			text('Welcome! Enter this code on the page where you signed up, and your account is ready.'),
			{ kind: 'code', code },
			text(`${codeLife} Expired? Ask for a new one on the same page. Only the latest code works.`),
		],
		ifNotYou: {
			question: 'Didn’t sign up?',
			answer:
				'Someone typed your email, most likely by mistake. Nothing happens without the code, so you can delete this email. Never share the code. We won’t ask for it by email or phone.',
		},
	}),
	/** The name that was typed is a stranger's, as far as we know: it is not repeated to the owner of the account. */
	'address-in-use': (_content, page) => ({
		subject: 'You already have an account with us',
		preview: 'Someone tried to sign up with your email.',
		title: 'You already have an account',
		greeting: 'Hello,',
		body: [
			text(
				'Someone just tried to sign up at Bridge The Gap with this email. It already has an account, so we didn’t make a second one.',
			),
			text(
				'If that was you, just sign in. If you forgot your password, choose ‘Forgot Password?’ there, and we’ll email you a code to set a new one.',
			),
			link('Sign in', page('/login')),
		],
		ifNotYou: {
			question: 'Wasn’t that you?',
			answer:
				'You don’t need to do anything. Nothing in your account changed, and we didn’t tell anyone that you have one.',
		},
	}),
	recovery: ({ firstName, code }, page) => ({
		subject: 'Your recovery code for Bridge The Gap',
		preview: 'Enter it on our site and choose a new password.',
		title: 'Choose a new password',
		greeting: greet(firstName),
		body: [
			text(
				'Here’s the recovery code for your account. On the recovery page, enter the code, your email and a new password.',
			),
			{ kind: 'code', code },
			text('The code has no O, I or L: what looks like one is a zero or a one.'),
			link('Open the recovery page', page('/recover')),
			text(
				`${codeLife} Expired? Choose ‘Forgot Password?’ on our sign-in page for a new one. Only the latest code works.`,
			),
		],
		ifNotYou: {
			question: 'Didn’t ask for this?',
			answer:
				'You don’t need to do anything. Your password stays the same, and no one can get in without the code. Never share it. We won’t ask for it by email or phone.',
		},
	}),
	'password-changed': ({ firstName, how }, page) => ({
		subject: 'Your password was changed',
		preview: 'If this was you, you’re all set.',
		title: 'Your password was changed',
		greeting: greet(firstName),
		body: [
			text('The password for your Bridge The Gap account was just changed. If this was you, you’re all set.'),
			text(
				how === 'recovery'
					? 'To be safe, we signed you out everywhere. Please sign in with the new password.'
					: 'To be safe, we signed you out everywhere but where you changed it.',
			),
			link('Sign in', page('/login')),
		],
		ifNotYou: {
			question: 'Wasn’t that you?',
			answer:
				how === 'recovery'
					? 'Someone may be able to read your email. First, change the password for your email account. Then open our sign-in page, choose ‘Forgot Password?’ to set a new password here, and let us know.'
					: 'Someone knows your old password and is signed in to your account. Open our sign-in page and choose ‘Forgot Password?’ to set a new one. That signs them out. Then let us know.',
		},
	}),
	'new-email': ({ code }) => ({
		subject: 'Your code for Bridge The Gap',
		preview: 'Enter it on our site to change your email.',
		title: 'Here’s your code',
		greeting: 'Hello,',
		body: [
			text(
				'Someone wants to use this email for their Bridge The Gap account. If that’s you, enter this code on your dashboard, under ‘Change your email’.',
			),
			{ kind: 'code', code },
			text(`${codeLife} Expired? Ask for a new one on the same page. Only the latest code works.`),
		],
		ifNotYou: {
			question: 'Wasn’t that you?',
			answer:
				'Someone typed your email, most likely by mistake. Nothing happens without the code, so you can delete this email. Never share the code. We won’t ask for it by email or phone.',
		},
	}),
	'new-email-in-use': (_content, page) => ({
		subject: 'You already have an account with us',
		preview: 'Someone tried to use your email for another account.',
		title: 'You already have an account',
		greeting: 'Hello,',
		body: [
			text(
				'Someone just tried to use this email for their account at Bridge The Gap. It already has an account of its own, so nothing was changed.',
			),
			text(
				'If that was you, just sign in with this email. If you forgot your password, choose ‘Forgot Password?’ there, and we’ll email you a code to set a new one.',
			),
			link('Sign in', page('/login')),
		],
		ifNotYou: {
			question: 'Wasn’t that you?',
			answer:
				'You don’t need to do anything. Nothing in your account changed, and we didn’t tell anyone that you have one.',
		},
	}),
	/** The old mailbox may be the reason for the change, so it isn't told the new address. */
	'email-changed': ({ firstName }, page) => ({
		subject: 'The email of your account was changed',
		preview: 'If this was you, you’re all set.',
		title: 'The email of your account was changed',
		greeting: greet(firstName),
		body: [
			text(
				'Your Bridge The Gap account has a new email. If this was you, you’re all set: sign in with the new email from now on.',
			),
			text('To be safe, we signed you out everywhere but where you changed it.'),
			link('Sign in', page('/login')),
		],
		ifNotYou: {
			question: 'Wasn’t that you?',
			answer: `Someone knows your password and is signed in to your account. Call us at ${contact.phone} or write to ${contact.email} right away. We’ll lock the account.`,
		},
	}),
	'erase-asked': ({ firstName }, page) => ({
		subject: 'You asked us to erase your account',
		preview: 'You have a day to change your mind.',
		title: 'We’ll erase your account',
		greeting: greet(firstName),
		body: [
			text(
				'You asked us to erase your Bridge The Gap account. We’ll wait a day, in case you change your mind. Then we’ll erase your account, your applications and their files, and take you off our newsletter.',
			),
			text('Want to keep it? Sign in before then and choose ‘Keep my account’ on your dashboard.'),
			link('Sign in', page('/login')),
		],
		ifNotYou: {
			question: 'Wasn’t that you?',
			answer:
				'Someone knows your password and is signed in to your account. Sign in within a day, choose ‘Keep my account’, and change your password. That signs them out. Then let us know.',
		},
	}),
	erased: ({ firstName }) => ({
		subject: 'Your account is erased',
		preview: 'Thank you for the time with us.',
		title: 'Your account is erased',
		greeting: greet(firstName),
		body: [
			text(
				'As you asked, we erased your Bridge The Gap account. Your applications and their files are gone too, and you’re off our newsletter. Our backups still hold them for 35 days. Then they’re gone there too.',
			),
			text('You can sign up again whenever you like. This is our last email to you.'),
		],
		ifNotYou: {
			question: 'Didn’t ask for this?',
			answer: `Call us at ${contact.phone} or write to ${contact.email}.`,
		},
	}),
} satisfies Partial<Templates>
