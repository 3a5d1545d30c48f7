import { type SealedSignIn, sealingKey } from './signInStore.ts'

export type Sealed = Pick<SealedSignIn, 'iv' | 'data'>

/** Encrypts what is stored on a volunteer's phone. It throws where the browser can't store anything. */
export async function sealed(it: unknown): Promise<Sealed> {
	const iv = crypto.getRandomValues(new Uint8Array(12))
	const text = new TextEncoder().encode(JSON.stringify(it))
	return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await sealingKey(), text) }
}

/** Undefined if it was encrypted with another key. */
export async function unsealed({ iv, data }: Sealed, key: CryptoKey): Promise<unknown> {
	const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data).catch(() => undefined)
	return text && JSON.parse(new TextDecoder().decode(text))
}
