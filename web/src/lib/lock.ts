/** As many as OWASP asks for with SHA-256. About half a second on an old phone, once for each key. */
const iterations = 600_000

/** A text that can be read again with what its key was made from. All parts are base64. */
export interface Locked {
	salt: string
	iv: string
	data: string
}

export interface Key {
	salt: string
	key: CryptoKey
}

const toBase64 = (bytes: Uint8Array) => {
	let text = ''
	for (const byte of bytes) text += String.fromCharCode(byte)
	return btoa(text)
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))

const newSalt = () => toBase64(crypto.getRandomValues(new Uint8Array(16)))

export async function keyFrom(secret: string, salt = newSalt()): Promise<Key> {
	const typed = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), 'PBKDF2', false, [
		'deriveKey',
	])
	const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(salt), iterations }
	const aes = { name: 'AES-GCM', length: 256 }
	return { salt, key: await crypto.subtle.deriveKey(derivation, typed, aes, false, ['encrypt', 'decrypt']) }
}

export async function lock({ salt, key }: Key, text: string): Promise<Locked> {
	const iv = crypto.getRandomValues(new Uint8Array(12))
	const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
	return { salt, iv: toBase64(iv), data: toBase64(new Uint8Array(data)) }
}

/** Undefined with another key than the one it was locked with. */
export async function unlock({ key }: Key, { iv, data }: Locked) {
	try {
		const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromBase64(iv) }, key, fromBase64(data))
		return new TextDecoder().decode(text)
	} catch {
		return undefined
	}
}
