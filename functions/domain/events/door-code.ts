import * as z from 'zod'
import { matcherOf, newId } from '#functions/platform/ids.ts'
import type { Where } from '#functions/platform/store/expression.ts'
import type { ItemKey, Ref } from '#functions/platform/store/table.ts'
import { put } from '#functions/platform/store/write.ts'

const DoorCode = z.object({ code: z.string() })

const codeKey = (eventId: string): ItemKey => ({ pk: `DOORCODE#${eventId}`, sk: 'DOORCODE' })

/**
 * What the QR code at the door of an event has, beside the event's id. It isn't a hash, because every desk shows it. It
 * stays with the event, so that a printed page is right also when the day is moved.
 */
export const doorCodeRef = (eventId: string): Ref<string | undefined> => ({
	key: codeKey(eventId),
	parse: (item) => item && DoorCode.parse(item).code,
})

/** Two desks that ask at once get the same one. */
export function newDoorCode(eventId: string, inPlaceOf: string | undefined) {
	const code = newId()
	const where: Where = inPlaceOf ? { code: { is: inPlaceOf } } : { pk: 'absent' }
	return { code, write: put({ ...codeKey(eventId), code }, { where, onConflict: 'retry' }) }
}

export const isCodeOf = (stored: string | undefined, typed: string) => stored !== undefined && matcherOf(stored)(typed)
