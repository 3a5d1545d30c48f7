import * as z from 'zod'
import { choice, employeeKey, id, ifGiven, jsonText, line, yesNo } from '../fields.ts'
import { t } from '../words/t.ts'

export const mostPasskeys = 10
export const recoveryCodeCount = 10

export const passkeySentences = {
	name: t('Give this passkey a name of 1 to 40 characters, such as the device it’s on.'),
	added: t('Passkey added. From now on, we’ll ask for it when you sign in.'),
	removed: t('Passkey removed.'),
	lastRemoved: t('Passkey removed. From now on, your password is enough to sign in.'),
	notFound: t('This passkey is already gone. Please reload the page.'),
	full: t('You have 10 passkeys already. Remove one first.'),
	stillRequired: 'Every employee needs a passkey. Add another one before you remove this one.',
	changed: t('Your passkeys were changed at the same moment. Please reload the page and try again.'),
	notAdded: t('This passkey couldn’t be added. Please try again.'),
	noneYet: t('Add a passkey first.'),
	codesMade: t('These are your new recovery codes. The old ones no longer work.'),
	code: t('Enter one of your recovery codes. Each has 16 letters and digits.'),
	wrongCode: t('That code doesn’t match, or it was used before. Try another one.'),
	wrongPasskey: t('We couldn’t check that passkey. Please try again, or use a recovery code.'),
	signInAgain: t('That took too long, or there were too many tries. Please enter your password again.'),
	reset: 'Passkeys removed. Your colleague was signed out and can sign in with the password alone.',
	ownReset: 'To change your own passkeys, use Settings, Passkeys.',
	nothingToReset: 'This user has no passkeys.',
	ownFirst: 'Add a passkey of your own first, so that you don’t lock yourself out.',
	nowRequired: 'From now on, every employee needs a passkey. Colleagues without one will be asked to add it.',
	notRequired: 'Employees may sign in without a passkey now.',
} as const

const unreadable = t('We couldn’t read this passkey. Please try again.')

/** A browser's answer is longest with an attestation. We don't ask for one, but some passkeys send it anyway. */
const base64url = (longest: number) => line(1, longest, unreadable).regex(/^[\w-]+$/, unreadable)

const credentialId = base64url(1400)
const clientData = base64url(4000)

/** The ways in which a browser reaches a passkey. The page leaves out others that browsers may invent. */
export const transportNames = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

const transports = choice(transportNames, unreadable)

/** The page sends what is checked, and nothing else of what a browser adds. */
const credentialOf = <Response extends z.ZodType>(response: Response) =>
	jsonText(
		z.strictObject(
			{ id: credentialId, rawId: credentialId, type: z.literal('public-key', unreadable), response },
			unreadable,
		),
		20_000,
	)

export const AddPasskeyInput = z.strictObject({
	name: line(1, 40, passkeySentences.name),
	credential: credentialOf(
		z.strictObject(
			{
				clientDataJSON: clientData,
				attestationObject: base64url(16_000),
				transports: ifGiven(z.array(transports, unreadable).max(8, unreadable)),
			},
			unreadable,
		),
	),
})

export const PasskeySignInInput = z.strictObject({
	credential: credentialOf(
		z.strictObject(
			{
				clientDataJSON: clientData,
				authenticatorData: base64url(4000),
				signature: base64url(2000),
				userHandle: ifGiven(base64url(200)),
			},
			unreadable,
		),
	),
})

export const CodeSignInInput = z.strictObject({ code: line(16, 40, passkeySentences.code) })

export const ConfirmedInput = z.strictObject({ key: employeeKey })

export const RemovePasskeyInput = z.strictObject({ id: credentialId, key: employeeKey })

export const ResetPasskeysInput = z.strictObject({ id, key: employeeKey })

export const RequirePasskeysInput = z.strictObject({ required: yesNo(), key: employeeKey })

export const Passkey = z.object({
	id: z.string(),
	name: z.string(),
	added: z.string(),
	lastUsed: z.string().optional(),
})

export type Passkey = z.output<typeof Passkey>

export const PasskeyState = z.object({
	passkeys: z.array(Passkey),
	recoveryCodesLeft: z.number().int(),
	/** True if the organization requires a passkey of every employee. */
	required: z.boolean(),
})

const descriptor = z.object({
	id: z.string(),
	type: z.literal('public-key'),
	transports: z.array(transports).optional(),
})

/** The options of `navigator.credentials.create`, as its JSON form has them. */
export const RegistrationOptions = z.object({
	challenge: z.string(),
	rp: z.object({ id: z.string(), name: z.string() }),
	user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
	pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
	timeout: z.number(),
	attestation: z.literal('none'),
	excludeCredentials: z.array(descriptor),
	authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification: z.literal('preferred') }),
})

/** The options of `navigator.credentials.get`. */
export const SignInOptions = z.object({
	challenge: z.string(),
	rpId: z.string(),
	timeout: z.number(),
	userVerification: z.literal('preferred'),
	allowCredentials: z.array(descriptor),
})
