import { parseCookie, stringifySetCookie } from 'cookie'

/** Browsers take a cookie with this prefix only from this very host, over HTTPS and for all of its paths. */
type CookieName = `__Host-${string}`

export const readCookie = (cookies: string, name: CookieName) => parseCookie(cookies)[name]

/** No script reads it and no other site's form sends it. Without `seconds` it ends with the browser's session. */
export const ownCookie = (name: CookieName, value: string, seconds?: number) =>
	stringifySetCookie({
		name,
		value,
		httpOnly: true,
		secure: true,
		sameSite: 'lax',
		path: '/',
		...(seconds !== undefined && { maxAge: seconds }),
	})
