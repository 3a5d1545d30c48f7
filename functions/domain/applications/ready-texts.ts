import * as z from 'zod'
import type { Where } from '#functions/platform/store/expression.ts'
import { type ItemKey, type Ref, readRef } from '#functions/platform/store/table.ts'
import { put, type Write } from '#functions/platform/store/write.ts'
import { ReadyText } from '#shared/applications/ready-texts.ts'
import { shippedTexts } from '#shared/applications/shipped-texts.ts'

const textsKey: ItemKey = { pk: 'SETTINGS', sk: 'READY TEXTS' }

const Stored = z.object({ texts: z.array(ReadyText), version: z.number().int() })

type Stored = z.output<typeof Stored>

const shipped: Stored = { texts: [...shippedTexts], version: 0 }

const textsRef: Ref<Stored> = { key: textsKey, parse: (item) => (item ? Stored.parse(item) : shipped) }

/** They're one item, so that their limit holds however many colleagues change them at once. */
export const readReadyTexts = () => readRef(textsRef)

export function changeReadyTexts(seen: Stored, texts: readonly ReadyText[]): Write {
	const isAsSeen: Where = seen.version === 0 ? { pk: 'absent' } : { version: { is: seen.version } }
	return put({ ...textsKey, texts, version: seen.version + 1 }, { where: isAsSeen, onConflict: 'retry' })
}
