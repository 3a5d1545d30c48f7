import { putCancelLink } from '#functions/domain/events/cancel-links.ts'
import { guestEmails } from '#functions/domain/events/guests.ts'
import { mailFacts } from '#functions/domain/events/shown.ts'
import { offerFreePlaces, takeWaitingPlace } from '#functions/domain/events/waitlist.ts'
import { type Cause, queueMail } from '#functions/domain/mail/outbox.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { newId } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { skipFailures } from '#functions/platform/skip-failures.ts'
import { retried } from '#functions/platform/store/write.ts'
import { dayOf } from '#shared/dates.ts'
import type { eventsApi } from '#shared/events/api.ts'
import { paragraphsForGuests } from '#shared/events/paragraphs.ts'
import { isUpcoming } from '#shared/events/rules.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import { linkedTo } from './sign-ups.ts'

/** Only a press takes a place, because mail programs open links too. */
export function takePlace(context: RequestContext<(typeof eventsApi)['takePlace']>) {
	const { input, now, requestId, commit } = context
	return retried(async () => {
		const found = await linkedTo(input.token, now)
		if (!found) throw new Refusal('not-found', sentences.offerOver)
		const { guest, event } = found
		if (!guest.waiting) throw new Refusal('conflict', sentences.placeYours)
		if (event.archived) throw new Refusal('not-found', sentences.gone)
		if (!isUpcoming(event, dayOf(now))) throw new Refusal('conflict', sentences.past)
		if (!guest.offeredUntil) throw new Refusal('conflict', sentences.noPlaceYet)
		if (guest.offeredUntil <= now.toISOString()) throw new Refusal('conflict', sentences.offerOver)
		const cancelToken = newId()
		const [to = guest.email] = await guestEmails([guest])
		const content = {
			template: 'event-signed-up',
			firstName: guest.memberId ? guest.firstName : '',
			listed: 'new',
			toConfirm: false,
			event: mailFacts(event, now),
			forGuests: paragraphsForGuests(event),
			cancelToken,
		} as const
		return commit(
			event._id,
			[
				...takeWaitingPlace(guest, event),
				...queueMail({ to, language: guest.language, content }, { now, requestId }),
				putCancelLink(cancelToken, { guestID: guest._id, event }),
			],
			{ message: sentences.placeTaken },
		)
	})
}

/** After what may free a place. The clock offers it a little later if this fails. */
export const thenOffer =
	<Context extends Cause, Answer>(action: (context: Context) => Promise<Answer>) =>
	async (context: Context) => {
		const answer = await action(context)
		await skipFailures('places not offered', context.requestId, () => offerFreePlaces(context))
		return answer
	}
