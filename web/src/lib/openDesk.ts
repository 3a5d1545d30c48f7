import type * as z from 'zod'
import type { SignInEvent } from '#shared/events/records.ts'
import { inStorage } from './drafts.ts'

interface OpenDesk {
	owner: string
	/** What the session that opened it is ended by. */
	session: string
	event: z.output<typeof SignInEvent>
}

const place = 'desk'

/** Which desk is open on this device, so that it opens again where nobody can be asked who is signed in. */
export const keepDesk = (desk: OpenDesk) =>
	inStorage('localStorage', (all) => all.setItem(place, JSON.stringify(desk)))

export const keptDesk = () =>
	inStorage('localStorage', (all): OpenDesk | null => JSON.parse(all.getItem(place) ?? 'null')) ?? undefined

/** Another person may use this device next. */
export const forgetDesk = () => inStorage('localStorage', (all) => all.removeItem(place))
