import type * as z from 'zod'
import type { StoredPasskey } from '#functions/domain/second-factor/table.ts'
import { setting } from '#functions/platform/env.ts'
import { log } from '#functions/platform/log.ts'
import type { UserRecord } from '#shared/account/user.ts'
import type {
	AddPasskeyInput,
	PasskeySignInInput,
	RegistrationOptions,
	SignInOptions,
} from '#shared/passkeys/schema.ts'

const { origin: expectedOrigin, hostname: expectedRPID } = new URL(setting('SITE_ADDRESS'))

/** It takes as long to load as the rest of the function, and most requests need nothing of it. */
const library = () => import('@simplewebauthn/server')

const timeout = 5 * 60_000

/** EdDSA, ES256 and RS256: every passkey knows one of them. */
const algorithms = [-8, -7, -257]

const describe = ({ id, transports }: StoredPasskey) => ({ id, type: 'public-key' as const, transports })

const handleOf = (userId: string) => Buffer.from(userId).toString('base64url')

export const registrationOptions = (
	{ _id, email, firstName, lastName }: UserRecord,
	challenge: string,
	passkeys: StoredPasskey[],
): z.output<typeof RegistrationOptions> => ({
	challenge,
	rp: { id: expectedRPID, name: 'Bridge The Gap' },
	user: { id: handleOf(_id), name: email, displayName: `${firstName} ${lastName}` },
	pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
	timeout,
	// The make of the device doesn't matter to us, and asking for it would make browsers ask the person.
	attestation: 'none',
	excludeCredentials: passkeys.map(describe),
	authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
})

export const signInOptions = (challenge: string, passkeys: StoredPasskey[]): z.output<typeof SignInOptions> => ({
	challenge,
	rpId: expectedRPID,
	timeout,
	userVerification: 'preferred',
	allowCredentials: passkeys.map(describe),
})

/** The password was right already, so a passkey without a PIN or a fingerprint is a second factor too. */
const expected = { expectedOrigin, expectedRPID, requireUserVerification: false }

/** The library throws for whatever is wrong with a response, and none of it is our defect. */
async function orNothing<Result>(checked: Promise<Result>) {
	return checked.catch((error: unknown) => {
		log.info(`a passkey was refused: ${error instanceof Error ? error.name : 'unknown'}`, {})
		return undefined
	})
}

type Created = z.output<typeof AddPasskeyInput>['credential']

export async function readCreated(credential: Created, expectedChallenge: string) {
	const { verifyRegistrationResponse } = await library()
	const response = { ...credential, clientExtensionResults: {} }
	const checked = await orNothing(
		verifyRegistrationResponse({ ...expected, response, expectedChallenge, supportedAlgorithmIDs: algorithms }),
	)
	if (!checked?.verified) return undefined
	const { id, publicKey, counter } = checked.registrationInfo.credential
	return {
		id,
		publicKey: Buffer.from(publicKey).toString('base64url'),
		counter,
		transports: credential.response.transports ?? [],
	}
}

type Shown = z.output<typeof PasskeySignInInput>['credential']

/** Returns the passkey's new counter, or undefined if the response isn't this passkey's answer to this challenge. */
export async function readShown(
	credential: Shown,
	{ id, publicKey, counter, transports }: StoredPasskey,
	userId: string,
	expectedChallenge: string,
) {
	const { userHandle, ...response } = credential.response
	if (userHandle !== undefined && userHandle !== handleOf(userId)) return undefined
	const { verifyAuthenticationResponse } = await library()
	const checked = await orNothing(
		verifyAuthenticationResponse({
			...expected,
			response: { ...credential, response, clientExtensionResults: {} },
			expectedChallenge,
			credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter, transports },
		}),
	)
	return checked?.verified ? checked.authenticationInfo.newCounter : undefined
}
