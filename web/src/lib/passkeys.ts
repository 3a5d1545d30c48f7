import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { Answer, Payload } from '#shared/endpoint.ts'
import { passkeysApi } from '#shared/passkeys/api.ts'
import { transportNames } from '#shared/passkeys/schema.ts'
import { t } from '#shared/words/t.ts'
import { client } from '#web/lib/api.ts'

export const passkeys = client(passkeysApi)

export const passkeysSupported = () => typeof window.PublicKeyCredential === 'function'

const notShown = t(
	'No passkey was used, or it took too long. Please try again and follow what your browser or phone says.',
)
const alreadyThere = t('This device already has a passkey for your account.')

/** Browsers throw the same error for whatever a person didn't finish, so it's said in words that fit all of it. */
const inWords = (error: unknown): never => {
	throw new Error(error instanceof Error && error.name === 'InvalidStateError' ? alreadyThere : notShown, {
		cause: error,
	})
}

type Created = Payload<typeof passkeysApi.add>['credential']
type Shown = Payload<typeof passkeysApi.signIn>['credential']

const isKnown = (name: string) => transportNames.find((known) => known === name) ?? []

export async function createPasskey({ options }: Answer<typeof passkeysApi.registration>): Promise<Created> {
	const { id, rawId, type, response } = await startRegistration({ optionsJSON: options }).catch(inWords)
	const { clientDataJSON, attestationObject, transports = [] } = response
	return { id, rawId, type, response: { clientDataJSON, attestationObject, transports: transports.flatMap(isKnown) } }
}

export async function showPasskey({ options }: Answer<typeof passkeysApi.challenge>): Promise<Shown> {
	const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options }).catch(inWords)
	const { clientDataJSON, authenticatorData, signature, userHandle } = response
	return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } }
}
