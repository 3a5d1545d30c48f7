import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type * as z from 'zod'
import type { RegistrationOptions, SignInOptions } from '#shared/passkeys/schema.ts'

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** What vouches for a passkey. */
type Statement = Map<string, number | Uint8Array | Uint8Array[]>

const userPresentAndVerified = 0x05
const withCredential = 0x40

interface Lies {
	origin?: string
	/** The passkey sends this counter in place of the next one. */
	counter?: number
	/** Nobody vouches for the passkey, or it does so itself, or its maker with a certificate. */
	attestation?: 'none' | 'self' | 'certificate'
}

/** The passkey in software has an ES256 key that answers a browser's options for one site. */
export class Authenticator {
	readonly id = base64url(randomBytes(16))
	readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
	readonly #origin: string
	#counter = 0

	constructor(origin: string) {
		this.#origin = origin
	}

	create({ challenge, rp }: z.output<typeof RegistrationOptions>, lies: Lies = {}) {
		const { origin = this.#origin, attestation = 'none' } = lies
		const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
		const key = new Map<number, number | Uint8Array>([
			[1, 2],
			[3, -7],
			[-1, 1],
			[-2, Buffer.from(x, 'base64url')],
			[-3, Buffer.from(y, 'base64url')],
		])
		const id = Buffer.from(this.id, 'base64url')
		const data = Buffer.concat([
			this.#facts(rp.id, userPresentAndVerified | withCredential, 0),
			Buffer.alloc(16),
			Buffer.from([0, id.length]),
			id,
			isoCBOR.encode(key),
		])
		const clientDataJSON = clientData('webauthn.create', challenge, origin)
		const attestationObject = new Map<string, string | Uint8Array | Statement>([
			['fmt', attestation === 'none' ? 'none' : 'packed'],
			['attStmt', this.#statement(attestation, data, clientDataJSON)],
			['authData', data],
		])
		return {
			...this.#credential,
			response: {
				clientDataJSON,
				attestationObject: base64url(isoCBOR.encode(attestationObject)),
				transports: ['internal' as const],
			},
		}
	}

	get({ challenge, rpId }: z.output<typeof SignInOptions>, { origin = this.#origin, counter }: Lies = {}) {
		this.#counter = counter ?? this.#counter + 1
		const clientDataJSON = clientData('webauthn.get', challenge, origin)
		const data = this.#facts(rpId, userPresentAndVerified, this.#counter)
		return {
			...this.#credential,
			response: {
				clientDataJSON,
				authenticatorData: base64url(data),
				signature: base64url(this.#sign(data, clientDataJSON)),
			},
		}
	}

	#statement(attestation: Lies['attestation'], data: Buffer, clientDataJSON: string): Statement {
		if (attestation === 'none') return new Map()
		const own: Statement = new Map<string, number | Uint8Array | Uint8Array[]>([
			['alg', -7],
			['sig', this.#sign(data, clientDataJSON)],
		])
		return attestation === 'self' ? own : own.set('x5c', [randomBytes(300)])
	}

	#sign(data: Buffer, clientDataJSON: string) {
		const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
		return sign('sha256', signed, this.#keys.privateKey)
	}

	get #credential() {
		return { id: this.id, rawId: this.id, type: 'public-key' as const }
	}

	#facts(rpId: string, flags: number, counter: number) {
		const count = Buffer.alloc(4)
		count.writeUInt32BE(counter)
		return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
	}
}

const clientData = (type: string, challenge: string, origin: string) =>
	base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })))
