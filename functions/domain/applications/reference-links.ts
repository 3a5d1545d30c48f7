import * as z from 'zod'
import { sha256 } from '#functions/platform/ids.ts'
import { getItem, type ItemKey, sweepAfter } from '#functions/platform/store/table.ts'
import { put, type Write } from '#functions/platform/store/write.ts'
import { referenceDays } from '#shared/applications/reference.ts'

const lifeMs = referenceDays * 24 * 3_600_000

const ReferenceLink = z.object({ token: z.string(), askedOn: z.string() })

/** Only a hash of the link is stored, so the table lets nobody answer. */
const linkKey = (link: string): ItemKey => ({ pk: `REFERENCELINK#${sha256(link)}`, sk: 'REFERENCELINK' })

/** The referrer gets a link of their own, because the token would let them read the application. */
export const putReferenceLink = (link: string, token: string, now: Date): Write =>
	put({ ...linkKey(link), token, askedOn: now.toISOString(), ttl: sweepAfter(new Date(now.getTime() + lifeMs)) })

export async function readReferenceLink(link: string, now: Date) {
	const item = await getItem(linkKey(link))
	const found = item && ReferenceLink.parse(item)
	return found && now.getTime() < Date.parse(found.askedOn) + lifeMs ? found : undefined
}
