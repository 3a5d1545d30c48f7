import * as z from 'zod'
import { addressed } from '#functions/domain/pictures/addresses.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Where } from '#functions/platform/store/expression.ts'
import { type ItemKey, type Ref, readRef } from '#functions/platform/store/table.ts'
import { put, type Write } from '#functions/platform/store/write.ts'
import { messages } from '#shared/messages.ts'
import { SponsorRecord } from '#shared/sponsors/schema.ts'
import { sponsorSentences as sentences } from '#shared/sponsors/sentences.ts'

const wallKey: ItemKey = { pk: 'SPONSORWALL', sk: 'SPONSORWALL' }

const Wall = z.object({ sponsors: z.array(SponsorRecord), version: z.number().int() })

type Wall = z.output<typeof Wall>

const wallRef: Ref<Wall | undefined> = { key: wallKey, parse: (item) => item && Wall.parse(item) }

const empty: Wall = { sponsors: [], version: 0 }

/** The wall is one item, so its order, its one top sponsor and its limit hold however many colleagues change it at once. */
export const readWall = async () => (await readRef(wallRef)) ?? empty

export function changeWall(seen: Wall, sponsors: readonly SponsorRecord[]): Write {
	const isAsSeen: Where = seen.version === 0 ? { pk: 'absent' } : { version: { is: seen.version } }
	return put({ ...wallKey, sponsors, version: seen.version + 1 }, { where: isAsSeen, onConflict: 'retry' })
}

/** The wall with the addresses of its logos; the contract says which of its fields leave. */
export const managed = (sponsors: readonly SponsorRecord[]) => ({
	sponsors: sponsors.map(({ logo, ...sponsor }) => ({ ...sponsor, ...(logo && { logo: addressed(logo) }) })),
})

/** A version that isn't the current one shows that the sender saw the sponsor before a colleague changed it. */
export function requireSponsor(sponsors: readonly SponsorRecord[], id: string, version?: number) {
	const sponsor = sponsors.find(({ _id }) => _id === id)
	if (!sponsor) throw new Refusal('not-found', sentences.gone)
	if (version !== undefined && version !== sponsor.version) throw new Refusal('conflict', messages.stale)
	return sponsor
}
