import { newSecret, sha256 } from '../ids.ts'
import { ownCookie, readCookie } from './own-cookie.ts'

const cookieName = '__Host-device'
const day = 24 * 3_600_000

export const deviceKnownFor = 180 * day

export interface Device {
	/** The id is a hash, so that a person who reads the table can't impersonate the browser. */
	id: string
	cookie: string
}

/**
 * The browser that a request comes from. It's recognized by a secret that it got when someone first signed in with it.
 * The secret doesn't sign anyone in. It gives the browser a login limit of its own, which strangers can't use up.
 */
export function deviceOf(cookies: string): Device {
	const sent = readCookie(cookies, cookieName)
	const secret = sent && /^[\w-]{43}$/.test(sent) ? sent : newSecret()
	return { id: sha256(secret), cookie: ownCookie(cookieName, secret, deviceKnownFor / 1000) }
}
