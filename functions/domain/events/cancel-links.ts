import * as z from 'zod'
import { sha256 } from '#functions/platform/ids.ts'
import { getItem, type ItemKey, sweepAfter } from '#functions/platform/store/table.ts'
import { put, type Write } from '#functions/platform/store/write.ts'
import { addDays } from '#shared/dates.ts'
import { endsAfter } from './ends-after.ts'

const CancelLink = z.object({ eventID: z.string(), guestID: z.string(), ttl: z.number() })

/** Only a hash of the token is stored, so the table doesn't tell anyone how to cancel. */
const linkKey = (token: string): ItemKey => ({ pk: `CANCELSIGNUP#${sha256(token)}`, sk: 'CANCELSIGNUP' })

interface Target {
	guestID: string
	event: { _id: string; date: string }
}

/** An event may be moved into the next year. The day that it's on by then decides until when a link works. */
const mostMoved = 400

/** The token of one mail. It only shows, confirms and cancels one sign-up. */
export const putCancelLink = (token: string, { guestID, event }: Target): Write =>
	put({ ...linkKey(token), guestID, eventID: event._id, ttl: endsAfter({ date: addDays(event.date, mostMoved) }) })

export async function readCancelLink(token: string, now: Date) {
	const item = await getItem(linkKey(token))
	const link = item && CancelLink.parse(item)
	return link && link.ttl > sweepAfter(now) ? link : undefined
}
