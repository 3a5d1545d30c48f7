import { parseCookie, stringifySetCookie } from 'cookie'
import { newSecret, sha256 } from '../ids.ts'

const cookieName = '__Host-device'
const day = 24 * 3_600_000

export const deviceKnownFor = 180 * day

export interface Device {
	/** A hash: who reads the table cannot pass for the browser. */
	id: string
	cookie: string
}

/**
 * The browser that a request comes from, by a secret it was given when someone first signed in with it. It lets nobody
 * in; it only has attempts of its own, so that strangers cannot use them up.
 */
export function deviceOf(cookies: string): Device {
	const sent = parseCookie(cookies)[cookieName]
	const secret = sent && /^[\w-]{43}$/.test(sent) ? sent : newSecret()
	const cookie = stringifySetCookie({
		name: cookieName,
		value: secret,
		httpOnly: true,
		secure: true,
		sameSite: 'lax',
		path: '/',
		maxAge: deviceKnownFor / 1000,
	})
	return { id: sha256(secret), cookie }
}
