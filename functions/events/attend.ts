import { putCancelLink } from '#functions/domain/events/cancel-links.ts'
import { addGuest, guestId, guests, keepGuest } from '#functions/domain/events/guests.ts'
import { events } from '#functions/domain/events/table.ts'
import { confirmationMail } from '#functions/domain/mail/confirmation.ts'
import type { Cause } from '#functions/domain/mail/outbox.ts'
import { prefetching } from '#functions/platform/http/prefetch.ts'
import { newId } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Where } from '#functions/platform/store/expression.ts'
import { getItems } from '#functions/platform/store/table.ts'
import { retried, type Write } from '#functions/platform/store/write.ts'
import type { UserRecord } from '#shared/account/user.ts'
import { dayOf } from '#shared/dates.ts'
import type { Input } from '#shared/endpoint.ts'
import { eventsApi } from '#shared/events/api.ts'
import type { EventRecord } from '#shared/events/records.ts'
import { answersWithQuestions, eventLocation, signUpState } from '#shared/events/rules.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'

type Form = Input<typeof eventsApi.attend>

const needed = ({ id, email }: Form) => ({
	event: events.ref(id),
	guest: guests.ref(guestId(id, email)),
})

async function readNeeded(input: Form) {
	const { event, guest } = needed(input)
	const [first, second] = await getItems([event.key, guest.key])
	return { event: event.parse(first), guest: guest.parse(second) }
}

/**
 * The answer is the same whether or not the address was on the list, because the page may not tell strangers who comes.
 * So a full event refuses everyone, also the people on its list.
 */
export const attend = prefetching(eventsApi.attend, needed, (context, prefetched) => {
	const { input, person, now, requestId, address, commit } = context
	const member = person?.user.verified ? person.user : undefined
	return retried(async (isFirst) => {
		const { event, guest } = isFirst ? prefetched : await readNeeded(input)
		const open = requireOpen(event, now)
		const answer = {
			message: sentences.signedUp,
			...(open.instructions && { instructions: open.instructions }),
		}
		const mail = await confirmation(
			{ open, again: guest !== undefined, input, member },
			{ now, requestId, address },
		)
		const place = guest ? keepGuest(guest, member) : takePlace(open, input, member, now)
		return commit(open._id, [...place, ...mail], answer)
	})
})

function requireOpen(event: EventRecord | undefined, now: Date) {
	if (!event || event.archived) throw new Refusal('not-found', sentences.gone)
	const state = signUpState(event, dayOf(now))
	if (state !== 'open') throw new Refusal('conflict', state === 'full' ? sentences.full : sentences.past)
	return event
}

/** The version shows that the event is still open, and the count that the last place isn't taken twice. */
function takePlace(event: EventRecord, input: Form, member: UserRecord | undefined, now: Date): Write[] {
	const { id, questionAnswers, ...guest } = input
	const isAsSeen = { version: { is: event.version } }
	return [
		...events.touch(
			event,
			{ increase: { attending: 1 } },
			{ where: { ...isAsSeen, ...hasRoom(event) }, onConflict: 'retry' },
		),
		...addGuest({
			...guest,
			_id: guestId(id, guest.email),
			eventID: id,
			date: now.toISOString(),
			questionAnswers: answersWithQuestions(event.questions, questionAnswers),
			signedIn: false,
			version: 0,
			...(member && { memberId: member._id }),
		}),
	]
}

const hasRoom = ({ capacity }: EventRecord): Where =>
	capacity === undefined ? {} : { attending: { below: capacity, orAbsent: true } }

interface Confirming {
	open: EventRecord
	again: boolean
	input: Form
	member: UserRecord | undefined
}

/**
 * Each mail has its own link to cancel, so that the newest one works. Where the address got its mails of this hour, the
 * first one about an event is sent in the next.
 */
async function confirmation(
	{ open, again, input, member }: Confirming,
	cause: Cause & { address: string },
): Promise<Write[]> {
	const { id, email, firstName } = input
	const cancelToken = newId()
	const { name, date, time, version, instructions } = open
	const place = { location: eventLocation(open), ...(instructions && { instructions }) }
	const event = { id, name, date, time, version, madeAt: cause.now.toISOString(), ...place }
	const about = events.key(id)
	const content = (first: string) =>
		({ template: 'event-signed-up', firstName: first, again, event, cancelToken }) as const
	const mail = await confirmationMail({ email, firstName, member, mayWait: !again, about, content }, cause)
	return mail.length > 0
		? [...mail, putCancelLink(cancelToken, { guestID: guestId(id, email), event: open })]
		: []
}
