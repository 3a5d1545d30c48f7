import { putCancelLink } from '#functions/domain/events/cancel-links.ts'
import {
	addGuest,
	type Guest,
	guestId,
	guests,
	isOwnSignUp,
	keepGuest,
	placeCount,
	replaceGuest,
} from '#functions/domain/events/guests.ts'
import { freeLapsedPlaces } from '#functions/domain/events/leave.ts'
import { mailFacts } from '#functions/domain/events/shown.ts'
import { events } from '#functions/domain/events/table.ts'
import {
	holdUnconfirmed,
	mayBeInHall,
	readUnconfirmedPlace,
	releaseUnconfirmed,
} from '#functions/domain/events/unconfirmed.ts'
import { giveWaitingPlace, takeWaitingPlace } from '#functions/domain/events/waitlist.ts'
import { confirmationMail } from '#functions/domain/mail/confirmation.ts'
import type { Cause } from '#functions/domain/mail/outbox.ts'
import type { ContentOf } from '#functions/domain/mail/words.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { newId } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Where } from '#functions/platform/store/expression.ts'
import { ConditionFailed, retried, type Write } from '#functions/platform/store/write.ts'
import type { UserRecord } from '#shared/account/user.ts'
import { dayOf } from '#shared/dates.ts'
import type { Input } from '#shared/endpoint.ts'
import type { eventsApi } from '#shared/events/api.ts'
import { paragraphsForGuests } from '#shared/events/paragraphs.ts'
import { type EventRecord, GuestsOnly } from '#shared/events/records.ts'
import { answersWithQuestions, signUpState } from '#shared/events/rules.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import type { Language } from '#shared/words/t.ts'

type Form = Input<typeof eventsApi.attend>

/**
 * The answer is the same whether or not the address was on the list, because the page may not tell strangers who comes.
 * So a full event refuses everyone, also the people on its list. Only the owner of an address, who is signed in, is told
 * apart: they get the place that anyone took with it. Who may wait does so if the event is full.
 */
export function attend(context: RequestContext<typeof eventsApi.attend>) {
	const { input, person, language, address, now, requestId, commit } = context
	const owner = person?.user.verified && person.user.email === input.email ? person.user : undefined
	const id = guestId(input.id, input.email)
	return retried(async () => {
		const [event, guest, held] = await Promise.all([events.read(input.id), guests.read(id), readUnconfirmedPlace(id)])
		const hasPlace = owner !== undefined && guest !== undefined && !guest.waiting
		const isFreed = event?.waiting === 0 && !hasPlace && (await freeLapsedPlaces(event, context))
		if (isFreed) throw new ConditionFailed('retry')
		const open = requireOpen(event, now, hasPlace || input.wait === true)
		const waits = !hasPlace && signUpState(open, dayOf(now)) === 'full'
		const answer = waits
			? { message: sentences.waits, waits }
			: { message: sentences.signedUp, ...GuestsOnly.parse(open) }
		const signUp = asGuest(open, input, { owner, language, now, waits })
		const listed = listedAs(guest, owner)
		const toConfirm = !owner && (listed === 'new' || held !== undefined)
		const isInLine = waits && (guest?.waiting ?? true)
		const mail = await confirmation(
			{ open, listed, toConfirm, isInLine, input, owner, language },
			// A hall's mails are bounded by its places.
			{ now, requestId, ...(!mayBeInHall(open, now) && { address }) },
		)
		const bound = owner
			? releaseUnconfirmed(signUp._id, held)
			: holdUnconfirmed({ event: open, guestID: signUp._id, address, now }, listed === 'new')
		return commit(open._id, [...placeFor(signUp, { open, guest, listed }), ...bound, ...mail], answer)
	})
}

function requireOpen(event: EventRecord | undefined, now: Date, mayBeFull: boolean) {
	if (!event || event.archived) throw new Refusal('not-found', sentences.gone)
	const state = signUpState(event, dayOf(now))
	if (state === 'over') throw new Refusal('conflict', sentences.past)
	if (state === 'full' && !mayBeFull) throw new Refusal('conflict', sentences.full)
	return event
}

interface SigningUp {
	owner: UserRecord | undefined
	language: Language
	now: Date
	waits: boolean
}

function asGuest(event: EventRecord, input: Form, { owner, language, now, waits }: SigningUp): Guest {
	const { id, questionAnswers, wait: _, ...guest } = input
	return {
		...guest,
		_id: guestId(id, guest.email),
		eventID: id,
		date: now.toISOString(),
		questionAnswers: answersWithQuestions(event.questions, questionAnswers),
		signedIn: false,
		language,
		version: 0,
		...(waits && { waiting: true }),
		...(owner && { memberId: owner._id }),
	}
}

type Listed = ContentOf<'event-signed-up'>['listed']

function listedAs(guest: Guest | undefined, owner: UserRecord | undefined): Listed {
	if (!guest) return 'new'
	return owner && !isOwnSignUp(guest, owner) ? 'replaced' : 'before'
}

interface Place {
	open: EventRecord
	guest: Guest | undefined
	listed: Listed
}

/** The version shows that the event is still open, and the count that the last place isn't taken twice. */
function placeFor(signUp: Guest, { open, guest, listed }: Place): Write[] {
	const isTaken = guest?.waiting && !signUp.waiting
	if (guest && listed === 'replaced')
		return [...replaceGuest(guest, signUp), ...(isTaken ? giveWaitingPlace(guest, open) : [])]
	if (guest) return isTaken ? takeWaitingPlace(guest, open) : keepGuest(guest)
	return [
		...events.touch(
			open,
			// The first one signs up for the event as it is, whatever those knew who are gone.
			{ increase: placeCount(signUp, 1), ...(open.attending === 0 && !signUp.waiting && { set: { untold: false } }) },
			{ where: { version: { is: open.version }, ...(!signUp.waiting && hasRoom(open)) }, onConflict: 'retry' },
		),
		...addGuest(signUp),
	]
}

const hasRoom = ({ capacity, waiting }: EventRecord): Where =>
	capacity === undefined
		? {}
		: { attending: { below: capacity - waiting, orAbsent: true }, waiting: { atMost: waiting, orAbsent: true } }

interface Confirming {
	open: EventRecord
	listed: Listed
	toConfirm: boolean
	isInLine: boolean
	input: Form
	owner: UserRecord | undefined
	language: Language
}

/**
 * Each mail has its own link to cancel, so that the newest one works. If the address got all its mails of this hour, the
 * first one about an event is sent in the next.
 */
async function confirmation(
	{ open, listed, toConfirm, isInLine, input, owner, language }: Confirming,
	cause: Cause & { address?: string },
): Promise<Write[]> {
	const { id, email, firstName } = input
	const cancelToken = newId()
	const event = mailFacts(open, cause.now)
	const forGuests = paragraphsForGuests(open)
	const content = (first: string) =>
		isInLine
			? ({ template: 'event-waiting', firstName: first, toConfirm, event, cancelToken } as const)
			: ({ template: 'event-signed-up', firstName: first, listed, toConfirm, event, forGuests, cancelToken } as const)
	const mayWait = listed === 'new'
	const mail = await confirmationMail({ email, firstName, member: owner, language, mayWait, content }, cause)
	return mail.length > 0 ? [...mail, putCancelLink(cancelToken, { guestID: guestId(id, email), event: open })] : []
}
