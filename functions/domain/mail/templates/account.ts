import { filled, type SpokenTemplates } from '#functions/domain/mail/words.ts'
import { contact } from '#shared/contact.ts'

export const accountMails = {
	/** Someone typed an email into a form: its owner gets a code, or learns that they have an account. */
	verification: ({ code }) => ({
		subject: 'Your code for Bridge The Gap',
		preview: 'Enter it on our site to finish creating your account.',
		title: 'Here’s your code',
		body: [
			'Welcome! Enter this code on the page where you signed up, and your account is ready.',
			{ code },
			'The code works once, for 10 minutes from when you asked for it. Expired? Ask for a new one on the same page. Only the latest code works.',
		],
		question: 'Didn’t sign up? ~account',
		answer:
			'Someone typed your email, most likely by mistake. Nothing happens without the code, so you can delete this email. Never share the code. We won’t ask for it by email or phone.',
	}),
	'address-in-use': () => ({
		subject: 'You already have an account with us',
		preview: 'Someone tried to sign up with your email.',
		title: 'You already have an account',
		body: [
			'Someone just tried to sign up at Bridge The Gap with this email. It already has an account, so we didn’t make a second one.',
			'If that was you, just sign in. If you forgot your password, choose ‘Forgot Password?’ there, and we’ll email you a code to set a new one.',
			{ link: 'Sign in', path: '/login' },
		],
		question: 'Wasn’t that you?',
		answer:
			'You don’t need to do anything. Nothing in your account changed, and we didn’t tell anyone that you have one.',
	}),
	recovery: ({ code }) => ({
		subject: 'Your recovery code for Bridge The Gap',
		preview: 'Enter it on our site and choose a new password.',
		title: 'Choose a new password',
		body: [
			'Here’s the recovery code for your account. On the recovery page, enter the code, your email and a new password.',
			{ code },
			'The code never has the letters O, I or L. If you see something like one of them, it’s a zero or the number 1.',
			{ link: 'Open the recovery page', path: '/recover' },
			'The code works once, for 10 minutes from when you asked for it. Expired? Choose ‘Forgot Password?’ on our sign-in page for a new one.',
		],
		question: 'Didn’t ask for this?',
		answer:
			'You don’t need to do anything. Your password stays the same, and no one can get in without the code. Never share it. We won’t ask for it by email or phone.',
	}),
	'new-email': ({ code }) => ({
		subject: 'Your code for Bridge The Gap',
		preview: 'Enter it on our site to change your email.',
		title: 'Here’s your code',
		body: [
			'Someone wants to use this email for their Bridge The Gap account. If that’s you, enter this code on your dashboard, under ‘Change your email’.',
			{ code },
			'The code works once, for 10 minutes from when you asked for it. Expired? Ask for a new one on the same page. Only the latest code works.',
		],
		question: 'Wasn’t that you?',
		answer:
			'Someone typed your email, most likely by mistake. Nothing happens without the code, so you can delete this email. Never share the code. We won’t ask for it by email or phone.',
	}),
	'new-email-in-use': () => ({
		subject: 'You already have an account with us',
		preview: 'Someone tried to use your email for another account.',
		title: 'You already have an account',
		body: [
			'Someone just tried to use this email for their account at Bridge The Gap. It already has an account of its own, so nothing was changed.',
			'If that was you, just sign in with this email. If you forgot your password, choose ‘Forgot Password?’ there, and we’ll email you a code to set a new one.',
			{ link: 'Sign in', path: '/login' },
		],
		question: 'Wasn’t that you?',
		answer:
			'You don’t need to do anything. Nothing in your account changed, and we didn’t tell anyone that you have one.',
	}),
	/** What the owner of an account learns of its changes. */
	'password-changed': ({ how }) => ({
		subject: 'Your password was changed',
		preview: 'If this was you, you’re all set.',
		body: [
			'The password for your Bridge The Gap account was just changed. If this was you, you’re all set.',
			how === 'recovery'
				? 'To be safe, we signed you out everywhere. Please sign in with the new password.'
				: 'To be safe, we signed you out everywhere but where you changed it.',
			{ link: 'Sign in', path: '/login' },
		],
		question: 'Wasn’t that you?',
		answer:
			how === 'recovery'
				? 'Someone may be able to read your email. First, change the password for your email account. Then open our sign-in page, choose ‘Forgot Password?’ to set a new password here, and let us know.'
				: 'Someone knows your old password and is signed in to your account. Open our sign-in page and choose ‘Forgot Password?’ to set a new one. That signs them out. Then let us know.',
	}),
	/** The old mailbox may be the reason for the change, so it isn't told the new address. */
	'email-changed': () => ({
		subject: 'The email of your account was changed',
		preview: 'If this was you, you’re all set.',
		body: [
			'Your Bridge The Gap account has a new email. If this was you, you’re all set: sign in with the new email from now on.',
			'To be safe, we signed you out everywhere but where you changed it.',
			{ link: 'Sign in', path: '/login' },
		],
		question: 'Wasn’t that you?',
		answer: filled(
			'Someone knows your password and is signed in to your account. Call us at {phone} or write to {email} right away. We’ll disable the account.',
			contact,
		),
	}),
	/** To someone who asked us to erase their account. */
	'erase-asked': () => ({
		subject: 'You asked us to erase your account',
		preview: 'You have a day to change your mind.',
		title: 'We’ll erase your account',
		body: [
			'You asked us to erase your Bridge The Gap account. We’ll wait a day, in case you change your mind. Then we’ll erase your account, your applications and their files, and take you off our newsletter.',
			'Want to keep it? Sign in before then and choose ‘Keep my account’ on your dashboard.',
			{ link: 'Sign in', path: '/login' },
		],
		question: 'Wasn’t that you?',
		answer:
			'Someone knows your password and is signed in to your account. Sign in within a day, choose ‘Keep my account’, and change your password. That signs them out. Then let us know.',
	}),
	'not-erased': () => ({
		subject: 'We didn’t erase your account',
		preview: 'We’re not done with an application yet.',
		title: 'You keep your account',
		body: [
			'You asked us to erase your Bridge The Gap account. After that an application came from your account, and we’re not done with it yet. So we erased nothing.',
			'Still want us to erase your account? Sign in and ask us again on your dashboard.',
			{ link: 'Sign in', path: '/login' },
		],
		question: 'Didn’t apply?',
		answer: filled('Call us at {phone} or write to {email}.', contact),
	}),
	erased: () => ({
		subject: 'Your account is erased',
		preview: 'Thank you for being with us.',
		body: [
			'As you asked, we erased your Bridge The Gap account. Your applications and their files are gone too, and you’re off our newsletter. Our backups still hold them for 35 days. Then they’re gone there too.',
			'You can sign up again whenever you like. This is our last email to you.',
		],
		question: 'Didn’t ask for this?',
		answer: filled('Call us at {phone} or write to {email}.', contact),
	}),
} satisfies Partial<SpokenTemplates>
