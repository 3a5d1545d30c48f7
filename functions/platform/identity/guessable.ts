import { Refusal } from '#functions/platform/refusal.ts'
import { messages } from '#shared/messages.ts'
import list from './common-passwords.json' with { type: 'json' }

/** The 3,000 most frequent passwords, each without the digits at its ends, from @zxcvbn-ts/language-common 4.1.3. */
const common: ReadonlySet<string> = new Set(list.passwords)

const ourName = 'Bridge The Gap'

interface Owner {
	email: string
	firstName: string
	lastName: string
}

const lookAlikes: Readonly<Record<string, string>> = {
	'@': 'a',
	'4': 'a',
	'3': 'e',
	'1': 'i',
	'0': 'o',
	$: 's',
	'5': 's',
	'7': 't',
}

const withLetters = (text: string) => text.replace(/[@4310$57]/g, (sign) => lookAlikes[sign] ?? sign)

const joined = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Strips a password of the decoration that our rule asks for. People add a capital letter at the start and a number and
 * a symbol at the end, so guessing programs do too.
 */
function simplerForms(secret: string) {
	const whole = secret.normalize('NFKC').toLowerCase()
	const withoutEnd = whole.replace(/\P{L}+$/u, '')
	const withoutEnds = withoutEnd.replace(/^\P{L}+/u, '')
	return [whole, withoutEnd, withoutEnds].flatMap((form) => [form, withLetters(form)]).map(joined)
}

const namesOf = ({ email = '', firstName = '', lastName = '' }: Partial<Owner>) =>
	[ourName, email, email.replace(/@.*$/, ''), firstName, lastName, firstName + lastName, lastName + firstName]
		.map(joined)
		.filter((name) => name.length > 2)

/** The same few characters again and again, such as abcabcabc. */
const repeats = /^(.{1,4})\1+$/u

/** Refuses a new password or employee key that guessing programs try first. */
export function refuseGuessable(field: string, secret: string, owner: Partial<Owner>) {
	const forms = simplerForms(secret)
	const names = namesOf(owner)
	const refuse = (sentence: string) => {
		throw new Refusal('invalid', sentence, { [field]: sentence })
	}
	if (forms.some((form) => names.includes(form))) refuse(messages.ownNameAsSecret)
	if (forms.some((form) => common.has(form) || repeats.test(form))) refuse(messages.commonSecret)
}
