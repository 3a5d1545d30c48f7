import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { customAlphabet, nanoid } from 'nanoid'

export const newId = () => nanoid()

/** 256 bits. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** Six digits are easy to type on a phone, and enough because a code allows five attempts in ten minutes. */
export const newVerificationCode = customAlphabet('0123456789', 6)

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Eight digits, which a limit on tries keeps from being guessed. */
export const newPin = customAlphabet('0123456789', 8)

export const newRecoveryCode = customAlphabet(crockford, 10)

const fourSigns = customAlphabet(crockford, 4)

/** Sixty bits, in groups that are easy to read aloud. */
export const newEmployeeKey = () => [fourSigns(), fourSigns(), fourSigns()].join('-')

/** Eighty bits, so that a fast hash of it can't be reversed by trying. */
export const newRecoverySecret = () => [fourSigns(), fourSigns(), fourSigns(), fourSigns()].join('-')

/** Eighty bits, because a token and a name are enough to read an application. */
export const newToken = () => `BTG-${newRecoverySecret()}`

/** Normalizes a typed code, so that case, spaces, hyphens and look-alike characters don't matter. */
export const plainCode = (typed: string) =>
	typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')

export const sha256 = (text: string) => hash('sha256', text, 'base64url')

/** Compares texts with a secret in a time that doesn't tell how much of it was right. */
export function matcherOf(secret: string) {
	const expected = digest(secret)
	return (text: string) => timingSafeEqual(expected, digest(text))
}

const digest = (text: string) => hash('sha256', text, 'buffer')
