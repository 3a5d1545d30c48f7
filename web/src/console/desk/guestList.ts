import * as z from 'zod'
import { DeskGuest } from '#shared/events/records.ts'
import { keptDesk } from '#web/lib/desk/openDesk.ts'
import { sealed, unsealed } from '#web/lib/desk/seal.ts'
import { dropList, listKeptForMs, putList, readList, sealingKey } from '#web/lib/desk/signInStore.ts'

const GuestList = z.object({ guests: z.array(DeskGuest), isWhole: z.boolean(), keptAt: z.number() })

/** The guests of an event, as this device knew them at some moment. A very long list isn't whole. */
export type GuestList = z.output<typeof GuestList>

/** From now on these guests are found on this device without a network. */
export async function keepGuestList(owner: string, event: string, list: GuestList) {
	try {
		await putList({ event, owner, keptAt: list.keptAt, ...(await sealed(list)) })
		// The answer was still on its way when they signed out, which erases everything else.
		if (keptDesk()?.owner !== owner) await dropList(event)
	} catch {
		// A browser that keeps nothing finds guests as long as it has a network.
	}
}

/** The list that this employee's session brought here. A colleague's isn't opened. */
export async function keptGuestList(owner: string, event: string, now: number) {
	const kept = await readList(event)
	if (kept?.owner !== owner || now - kept.keptAt >= listKeptForMs) return undefined
	return GuestList.safeParse(await unsealed(kept, await sealingKey())).data
}
