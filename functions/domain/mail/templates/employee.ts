import type { ContentOf, Templates } from '#functions/domain/mail/words.ts'
import { limitInWords } from '#shared/applications/settings.ts'
import { longDate } from '#shared/dates.ts'

/** A name in the middle of a sentence, which can't be left out: a space keeps it from becoming a link. */
const unlinked = (name: string) => name.replace(/(?<=\p{L})\.(?=\p{L}{2})/gu, '. ')

/** Only the operator's command gives permissions together with the employee account. */
function whatHappened({ occasion, ...content }: ContentOf<'access-given'>) {
	const by = unlinked(content.by)
	const whom = `${unlinked(content.whom)} (${content.email})`
	if (occasion === 'employee') return `${by} just made ${whom} an employee. They have no permissions yet.`
	if (occasion === 'permissions') return `${by} just gave ${whom} more access:`
	return `Our operator just made ${whom} an employee with this access:`
}

function whatWasTaken({ occasion, isOwn, ...content }: ContentOf<'access-taken'>) {
	const by = unlinked(content.by)
	const whom = isOwn ? 'you' : `${unlinked(content.whom)} (${content.email})`
	if (occasion === 'removed') return `${by} just made ${whom} a member again. That ended all access to the console.`
	if (occasion === 'permissions') return `${by} just took this access from ${whom}:`
	return `${by} just disabled ${isOwn ? 'your account' : `the account of ${whom}`}.`
}

function codesLeft(many: number) {
	if (many === 0) return 'It was the last one. Please make new codes in Settings.'
	return many === 1 ? 'You have 1 code left.' : `You have ${many} codes left.`
}

const arrived = {
	affiliate: 'Someone wants to join as an affiliate.',
	ambassador: 'Someone wants to join as an ambassador.',
	board: 'Someone wants to join as a board member.',
}

/** Employees work in English. */
export const employeeMails = {
	'made-employee': () => ({
		subject: 'Your account is now an employee account',
		preview: 'Please sign in again.',
		title: 'You’re an employee now',
		body: [
			'A colleague just made your Bridge The Gap account an employee account.',
			'You were signed out everywhere. When you sign in again, you’ll see the console. A colleague with User Access will give you access to its sections.',
			'Before your first decision, choose an employee key in Settings. Never share it with anyone.',
			{ link: 'Sign in', path: '/login' },
		],
		question: 'Didn’t expect this?',
		answer: 'Please let us know, so we can look into it together.',
	}),
	/** Goes to everyone else who could have done it, because nobody else would notice. */
	'access-given': (content) => ({
		subject: 'Someone was given access',
		preview: 'Please check that you know about it.',
		body: [
			whatHappened(content),
			...(content.occasion === 'employee' ? [] : [{ list: content.permissions }]),
			'We send this to everyone with User Access. That way, no one gets access behind our backs.',
			{ link: 'See who has access', path: '/dashboard/settings/users' },
		],
		question: 'Didn’t expect this?',
		answer: 'Please ask your colleagues today. In User Settings, you can take the access away.',
	}),
	'access-taken': (content) => ({
		subject: content.isOwn ? 'Your access has changed' : 'Someone lost access',
		preview: 'Please check that you know about it.',
		body: [
			whatWasTaken(content),
			...(content.occasion === 'permissions' ? [{ list: content.permissions }] : []),
			...(content.isOwn
				? []
				: [
						'We send this to everyone with User Access. That way, no one loses access behind our backs.',
						{ link: 'See who has access', path: '/dashboard/settings/users' } as const,
					]),
		],
		question: 'Didn’t expect this?',
		answer: content.isOwn
			? 'Please ask your colleagues today.'
			: 'Please ask your colleagues today. In User Settings, you can give the access back.',
	}),
	'limit-raised': ({ by, before, after, from }) => ({
		subject: 'The limit on grants will change',
		preview: 'Please check that you know about it.',
		body: [
			`${unlinked(by)} just changed what one employee may grant alone, from ${limitInWords(before)} to ${limitInWords(after)}.`,
			`It counts from the beginning of ${longDate(from)}, Central time. Until then, the old limit holds.`,
			'We send this to everyone with Application Access or User Access.',
			{ link: 'See the limit', path: '/dashboard/settings/applications' },
		],
		question: 'Didn’t expect this?',
		answer:
			'Please ask your colleagues today. In Application Settings, anyone can set the old limit again, and that counts at once.',
	}),
	'key-reset': () => ({
		subject: 'Your employee key was reset',
		preview: 'You’ll choose a new one next time.',
		body: [
			'A colleague with User Access just reset your employee key. The old one no longer works.',
			'Choose a new one in Settings; we’ll ask for your password. No one else can see or set it.',
			{ link: 'Sign in', path: '/login' },
		],
		question: 'Didn’t ask for this?',
		answer: 'Please talk to your colleagues and let us know before you choose a new key.',
	}),
	'passkey-added': () => ({
		subject: 'A passkey was added to your account',
		preview: 'You’ll need it when you sign in.',
		body: [
			'When you sign in, we’ll ask for your password and then for your passkey.',
			'Keep your recovery codes in a safe place. They let you in if you lose your device.',
			{ link: 'See your passkeys', path: '/dashboard/settings/passkeys' },
		],
		question: 'Wasn’t that you?',
		answer: 'Please ask a colleague with User Access to remove your passkeys, and change your password.',
	}),
	'passkeys-reset': () => ({
		subject: 'Your passkeys were removed',
		preview: 'You can sign in with your password.',
		body: [
			'A colleague just removed your passkeys and your recovery codes.',
			'You were signed out everywhere. Sign in with your password, and add a new passkey in Settings.',
			{ link: 'Sign in', path: '/login' },
		],
		question: 'Didn’t ask for this?',
		answer: 'Please change your password now and talk to your colleagues.',
	}),
	'recovery-code-used': ({ left }) => ({
		subject: 'A recovery code was used to sign in',
		preview: 'It won’t work again.',
		body: [
			'Someone just signed in to your account with your password and one of your recovery codes.',
			codesLeft(left),
			{ link: 'See your passkeys', path: '/dashboard/settings/passkeys' },
		],
		question: 'Wasn’t that you?',
		answer: 'Please ask a colleague with User Access to remove your passkeys, and change your password.',
	}),
	'join-to-read': ({ role }) => ({
		subject: 'A new application to join us',
		preview: 'It’s in the console.',
		body: [
			arrived[role],
			'The console has it, with everything they wrote.',
			{ link: 'Open the console', path: '/dashboard' },
		],
		question: 'Didn’t expect this?',
		answer: 'We email this address each time someone applies. To change it, ask the person who runs the site.',
	}),
} satisfies Partial<Templates>
