import { guestEmails, guests } from '#functions/domain/events/guests.ts'
import { mailFacts } from '#functions/domain/events/mail-facts.ts'
import { shown } from '#functions/domain/events/shown.ts'
import { requireEvent } from '#functions/domain/events/table.ts'
import { queueMail } from '#functions/domain/mail/outbox.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { retried } from '#functions/platform/store/write.ts'
import { dayOf } from '#shared/dates.ts'
import { ownSignUpState } from '#shared/events/rules.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import type { eventsStaffApi } from '#shared/events/staff-api.ts'
import { leave } from './leave.ts'

/**
 * Only the sign-up that the employee saw: its address may have canceled and signed up again, or its owner may have taken
 * it over. Someone who is off the list already gets the same answer. A guest who signed in at the door stays, because
 * reports count them.
 */
export function removeGuest(context: RequestContext<(typeof eventsStaffApi)['removeGuest']>) {
	const { input, now, requestId, commit } = context
	return retried(async () => {
		const guest = await guests.read(input.id)
		const event = await requireEvent(input.eventID)
		const answer = (attending: number) => ({
			message: sentences.guestRemoved,
			event: shown({ ...event, attending }, now),
		})
		if (!guest) return answer(event.attending)
		if (guest.eventID !== event._id) throw new Refusal('not-found', sentences.guestGone)
		if (input.date !== undefined && input.date !== guest.date)
			throw new Refusal('conflict', sentences.guestChanged, undefined, { guest })
		if (guest.signedIn) throw new Refusal('conflict', sentences.guestCame, undefined, { guest })
		const isTold = ownSignUpState(event, dayOf(now)) === 'coming'
		// The typed name of an address that isn't the account's own may be a stranger's words.
		const firstName = guest.memberId ? guest.firstName : ''
		const content = { template: 'event-removed', firstName, event: mailFacts(event, now) } as const
		const [to = guest.email] = await guestEmails([guest])
		const mail = isTold ? queueMail({ to, language: guest.language, content }, { now, requestId }) : []
		const about = [event._id, ...(guest.memberId ? [guest.memberId] : [])]
		return commit(about, [...(await leave(guest, event)), ...mail], answer(event.attending - 1))
	})
}
