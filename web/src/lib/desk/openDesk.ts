import type * as z from 'zod'
import type { SignInEvent } from '#shared/events/records.ts'
import { inStorage } from '#web/lib/drafts/drafts.ts'

interface OpenDesk {
	owner: string
	/** The public id of the session that opened it, which ends that session. */
	session: string
	event: z.output<typeof SignInEvent>
}

const place = 'desk'

/** Remembers the desk that is open on this device, so that it opens again without a network to ask who is signed in. */
export const keepDesk = (desk: OpenDesk) => inStorage('localStorage', (all) => all.setItem(place, JSON.stringify(desk)))

export const keptDesk = () =>
	inStorage('localStorage', (all): OpenDesk | null => JSON.parse(all.getItem(place) ?? 'null')) ?? undefined

/** Removes what is kept on the device, because another person may use it next. */
export const forgetDesk = () => inStorage('localStorage', (all) => all.removeItem(place))
