import { newId } from '#functions/platform/ids.ts'
import { sweepAfter, unlessExists, type Write } from './table.ts'

const keepFor = 7 * 365 * 24 * 3_600_000

export interface Deed {
	/** Which endpoint or job did it. */
	deed: string
	/** The id of the person who did it, or 'visitor'. */
	by: string
	/** What it was done to, by id: a user, an application. Never a name or an address. */
	about: string
	at: Date
	requestId: string
}

/** A record nobody can edit: written once, and the functions' roles refuse to update or delete below AUDIT#. */
export const audit = ({ about, at, ...deed }: Deed): Write => ({
	Put: {
		Item: {
			pk: `AUDIT#${about}`,
			sk: `${at.toISOString()}#${newId()}`,
			...deed,
			ttl: sweepAfter(new Date(at.getTime() + keepFor)),
		},
		...unlessExists,
	},
})
