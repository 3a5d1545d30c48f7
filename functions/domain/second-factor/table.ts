import * as z from 'zod'
import { newRecoverySecret, plainCode, sha256 } from '#functions/platform/ids.ts'
import type { ItemKey, Ref } from '#functions/platform/store/table.ts'
import { type OnConflict, put, remove, type Write } from '#functions/platform/store/write.ts'
import { Passkey, recoveryCodeCount, transportNames } from '#shared/passkeys/schema.ts'

const StoredPasskey = Passkey.extend({
	publicKey: z.string(),
	/** Most passkeys always say 0. One that counts and doesn't count up was copied. */
	counter: z.number(),
	transports: z.array(z.enum(transportNames)),
})

export type StoredPasskey = z.output<typeof StoredPasskey>

/**
 * Everything that an employee signs in with besides the password is in one item under a version, so that of two parallel
 * uses of one recovery code, or of one passkey's counter, only one can be written.
 */
const SecondFactor = z.object({
	passkeys: z.array(StoredPasskey).default([]),
	/** A code has 80 bits, so a fast hash is enough. */
	codeHashes: z.array(z.string()).default([]),
	version: z.number().default(0),
})

export type SecondFactor = z.output<typeof SecondFactor>

const secondFactorKey = (userId: string): ItemKey => ({ pk: `SECONDFACTOR#${userId}`, sk: 'SECONDFACTOR' })

export const secondFactorRef = (userId: string): Ref<SecondFactor> => ({
	key: secondFactorKey(userId),
	parse: (item) => SecondFactor.parse(item ?? {}),
})

export const replaceSecondFactor = (
	userId: string,
	seen: SecondFactor,
	changes: Partial<SecondFactor>,
	onConflict: OnConflict,
): Write =>
	put(
		{ ...secondFactorKey(userId), ...seen, ...changes, version: seen.version + 1 },
		{ where: seen.version === 0 ? { pk: 'absent' } : { version: { is: seen.version } }, onConflict },
	)

export const removeSecondFactor = (userId: string): Write => remove(secondFactorKey(userId))

export const removeSeenSecondFactor = (userId: string, seen: SecondFactor, onConflict: OnConflict): Write =>
	remove(secondFactorKey(userId), { where: { version: { is: seen.version } }, onConflict })

const hashOf = (userId: string, code: string) => sha256(`${userId} ${plainCode(code)}`)

export function newRecoveryCodes(userId: string) {
	const recoveryCodes = Array.from({ length: recoveryCodeCount }, newRecoverySecret)
	return { recoveryCodes, codeHashes: recoveryCodes.map((code) => hashOf(userId, code)) }
}

/** The remaining hashes after this code was used, or undefined if it isn't one of them. */
export function withoutCode(userId: string, { codeHashes }: SecondFactor, code: string) {
	const used = hashOf(userId, code)
	return codeHashes.includes(used) ? codeHashes.filter((hash) => hash !== used) : undefined
}
