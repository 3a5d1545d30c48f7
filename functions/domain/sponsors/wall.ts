import * as z from 'zod'
import type { Where } from '#functions/platform/store/expression.ts'
import { type ItemKey, type Ref, readRef } from '#functions/platform/store/table.ts'
import { put, type Write } from '#functions/platform/store/write.ts'
import { SponsorRecord } from '#shared/sponsors/schema.ts'

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
