import * as z from 'zod'
import { formSentences } from './form-sentences.ts'
import { typedDollars } from './typed.ts'
import { t } from './words/t.ts'

/** A mistake that no field rule names, such as an unknown field or a list instead of a text, gets this sentence. */
z.config({ customError: () => formSentences.invalid })

/** A text takes its checks at once, because each one that is chained makes another schema at every cold start. */
const text = (sentence: string, ...checks: z.core.$ZodCheck<string>[]) => z.string({ error: sentence }).check(...checks)

const length = (min: number, max: number, sentence: string, tooLong = sentence) => [
	z.minLength(min, sentence),
	z.maxLength(max, tooLong),
]

const holds = (test: (typed: string) => boolean, sentence: string) => z.refine<string>(test, sentence)

/** False for half of a character. A string's own `isWellFormed` came to browsers in 2023. */
export const isWellFormed = (typed: string) => !/\p{Cs}/u.test(typed)

/** Control characters and unpaired surrogates have no place in anything a person types. */
const clean = (sentence: string) => holds((typed) => !/[^\P{Cc}\t\n\r]|\p{Cs}/u.test(typed), sentence)

export const line = (min: number, max: number, sentence: string) =>
	text(
		sentence,
		z.trim(),
		...length(min, max, sentence),
		holds((typed) => !/[\p{Cc}\p{Cs}]/u.test(typed), sentence),
	)

/** Forms send line ends as two characters; they count as one, as in the counter on the page. */
export const paragraph = (min: number, max: number, sentence: string, tooLong = sentence) =>
	text(
		sentence,
		z.overwrite((typed) => typed.replaceAll('\r\n', '\n').trim()),
		...length(min, max, sentence, tooLong),
		clean(sentence),
	)

export const lettersSentence = t('Use only letters, spaces, hyphens, apostrophes and periods in a name.')

/** Letters of any script. `sentence` is about the length; a name with other signs gets a sentence of its own. */
export const personName = (min: number, max: number, sentence: string, tooLong = sentence) =>
	text(
		sentence,
		z.trim(),
		...length(min, max, sentence, tooLong),
		clean(sentence),
		z.regex(/^[\p{L}\p{M} .'’-]*$/u, lettersSentence),
	)

/** The longest names of our forms. */
export const longFirstName = {
	20: t('Use at most 20 letters for the first name.'),
	50: t('Use at most 50 letters for the first name.'),
} as const

export const longLastName = {
	20: t('Use at most 20 letters for the last name.'),
	50: t('Use at most 50 letters for the last name.'),
} as const

export const firstName = (max: 20 | 50) => personName(2, max, t('Enter your first name.'), longFirstName[max])

export const lastName = (max: 20 | 50) => personName(2, max, t('Enter your last name.'), longLastName[max])

export const emailSentence = t('Enter an email like name@example.com.')

export const asciiSentence = t(
	'Use an email without accents or special letters. We can’t send to addresses that have them.',
)

/** The signs that RFC 5322 lets stand without quotes. Generators of data must be able to read the pattern too. */
const addressPattern =
	/^(?=[\x21-\x7e]*\.)[0-9A-Za-z!#$%&'*+/=?^_`{|}~-]+(\.[0-9A-Za-z!#$%&'*+/=?^_`{|}~-]+)*\.?@[0-9A-Za-z!#$%&'*+/=?^_`{|}~-]+(\.[0-9A-Za-z!#$%&'*+/=?^_`{|}~-]+)*$/

/**
 * An email has one @, a dot, and 7 to 44 characters. It's in lower case, because emails are compared without regard to
 * case, and in ASCII, because SES delivers to no others. Forms with one sentence for every empty field give `ifEmpty`.
 */
export const emailField = (ifEmpty: string = emailSentence, ifWrong: string = emailSentence) =>
	text(
		ifEmpty,
		z.trim(),
		z.toLowerCase(),
		z.minLength(1, ifEmpty),
		z.regex(/^\p{ASCII}*$/u, asciiSentence),
		...length(7, 44, ifWrong),
		z.regex(addressPattern, ifWrong),
		// A mail server might decode it and deliver to another address.
		holds((typed) => !typed.includes('=?'), ifWrong),
	)

export const email = emailField()

/** Login and recovery look only for @ and a dot. */
export const looseEmail = text(
	emailSentence,
	z.trim(),
	z.toLowerCase(),
	z.maxLength(254, emailSentence),
	z.regex(/^(?=.*@)(?=.*\.)[\x21-\x7e]+$/, emailSentence),
)

export const passwordLengthSentence = t('Invalid Password Length!')
export const passwordStrengthSentence = t('Password Must Contain 1 Symbol, Uppercase Letter, and Number!')

export const newPassword = text(
	passwordLengthSentence,
	...length(8, 49, passwordLengthSentence),
	holds((typed) => isWellFormed(typed) && !typed.includes('\0'), passwordLengthSentence),
	holds(
		(typed) => /[^\p{L}\p{N}\s]/u.test(typed) && /\p{N}/u.test(typed) && /\p{Lu}/u.test(typed),
		passwordStrengthSentence,
	),
)

/** A secret that is compared with a stored one. It has a bound, so that hashing it costs about the same for everyone. */
export const typedSecret = (sentence: string) =>
	text(sentence, ...length(1, 200, sentence), holds(isWellFormed, sentence))

/** The password of an account that exists: newer rules for passwords must not lock its owner out. */
export const ownPassword = typedSecret(t('Enter your password.'))

/** The documented mask (999) 999-9999. */
export const phoneSentence = t('Enter a phone number with area code, like (205) 555-0142.')
export const phone = line(14, 14, phoneSentence).regex(/^\(\d{3}\) \d{3}-\d{4}$/, phoneSentence)

export const zipSentence = t('Enter the 5 digits of the ZIP code.')
export const zip = line(5, 5, zipSentence).regex(/^\d{5}$/, zipSentence)

export const idSentence = t('We can’t tell which one you mean. Please reload the page.')
export const id = line(1, 64, idSentence).regex(/^[\w-]+$/, idSentence)

export const choice = <const Options extends readonly string[]>(options: Options, sentence: string) =>
	z.enum(options, sentence)

/** Stored values with the labels people read. A label is accepted too, because clients send what they show. */
export const labelledChoice = <const Labels extends Readonly<Record<string, string>>>(
	labels: Labels,
	sentence: string,
) => {
	const values = Object.keys(labels) as (keyof Labels & string)[]
	const byLabel = new Map<string, string>(Object.entries(labels).map(([value, label]) => [label, value]))
	return z
		.transform((given: keyof Labels & string): unknown => byLabel.get(given) ?? given)
		.pipe(z.enum(values, sentence))
}

const yesNoWords: ReadonlyMap<string, boolean> = new Map([
	['true', true],
	['yes', true],
	['1', true],
	['false', false],
	['no', false],
	['0', false],
])

/** Forms send text; stored and answered is a boolean. */
export const yesNo = (sentence: string = t('Choose yes or no.')) =>
	z
		.transform((given: boolean | 'yes' | 'no' | 1 | 0): unknown => {
			const simple = typeof given === 'string' || typeof given === 'number'
			return simple ? (yesNoWords.get(String(given).trim().toLowerCase()) ?? given) : given
		})
		.pipe(z.boolean(sentence))

const digits = /^\d{1,15}$/

/** A whole number, or its digits as text. */
export const wholeNumber = (min: number, max: number, sentence: string) =>
	z
		.transform((given: number | string): unknown =>
			typeof given === 'string' && digits.test(given.trim()) ? Number(given) : given,
		)
		.pipe(z.int(sentence).check(z.gte(min, sentence), z.lte(max, sentence)))

const withoutCents = t('Enter whole dollars, without cents.')

const mostDollars = 999_999_999

/**
 * Whole dollars of at most 9 digits, in any way that can only mean them: $1,240.00. Leading zeros count as digits,
 * because a longer row of digits is a slip, whatever it adds up to.
 */
export const wholeDollars = (sentence: string, notDigits = sentence) =>
	z
		.transform((given: number | string): unknown => {
			if (typeof given !== 'string') return given
			return /^\d{10,}$/.test(given.trim()) ? mostDollars + 1 : (typedDollars(given) ?? given)
		})
		.pipe(
			z
				.int({
					error: ({ input }) => {
						if (input === undefined || input === '') return sentence
						return typeof input === 'number' && input % 1 !== 0 ? withoutCents : notDigits
					},
				})
				.check(z.gte(0, sentence), z.lte(mostDollars, sentence)),
		)

/** The value of a JSON text, or the text itself where it is no JSON. */
export const readJson = (text: string): unknown => {
	try {
		return JSON.parse(text)
	} catch {
		return text
	}
}

/** Lists travel through forms as JSON text; JSON requests carry them as they are. */
export const jsonText = <Schema extends z.ZodType>(schema: Schema, longest = 100_000) =>
	z
		.transform((given: z.input<Schema>): unknown =>
			typeof given === 'string' && given.length <= longest ? readJson(given) : given,
		)
		.pipe(schema)

/** Empty form fields count as not given. */
export const ifGiven = <Schema extends z.ZodType>(schema: Schema) =>
	z
		.transform((given: z.input<Schema> | '' | null | undefined): unknown =>
			given === null || (typeof given === 'string' && given.trim() === '') ? undefined : given,
		)
		.pipe(schema.optional())
		.optional()

export const genders = ['Male', 'Female', 'Other'] as const
export const gender = choice(genders, t('Choose a gender.'))

/** The employee's own key, as typed to confirm an action. */
export const employeeKey = typedSecret('Enter your employee key.')

/** The version that an employee saw. A stale one is refused, so that nobody overwrites a colleague. */
export const reloadSentence = t('Please reload the page.')

export const version = ifGiven(wholeNumber(0, 1_000_000_000, reloadSentence))
