import { addressSentences } from '../address.ts'
import { birthdaySentence, dayOf, isPastDay } from '../dates.ts'
import { zipSentence } from '../fields.ts'
import { type Problem, problem } from '../problems.ts'
import { chosenToRemove, type Removable } from '../removal.ts'
import { stateSentence } from '../states.ts'
import { eventSentences as sentences } from './sentences.ts'

interface Place {
	online: boolean
	streetAddress?: string | undefined
	streetAddress2?: string | undefined
	city?: string | undefined
	state?: string | undefined
	zip?: string | undefined
}

const needed = {
	streetAddress: addressSentences.street,
	city: addressSentences.city,
	state: stateSentence,
	zip: zipSentence,
} as const

/** An event that is not online takes place somewhere. */
export function placeProblems(event: Place): Problem[] {
	if (event.online) return []
	const { streetAddress, city, state, zip } = event
	return Object.entries({ streetAddress, city, state, zip })
		.filter(([, given]) => !given)
		.map(([field]) => problem(needed[field as keyof typeof needed], field))
}

export const eventStates = ['active', 'inactive', 'archived'] as const

/** Archived takes precedence. */
export const eventState = ({ active, archived }: { active: boolean; archived: boolean }) =>
	archived ? 'archived' : active ? 'active' : 'inactive'

interface OnTheSite {
	active: boolean
	archived: boolean
	/** YYYY-MM-DD */
	date: string
}

/** True for an active event until its own day is over. After that it belongs to the past. */
export const isUpcoming = (event: OnTheSite, today: string) => eventState(event) === 'active' && event.date >= today

const lateHours = 6

/** An evening goes on past midnight: for the desk at the door a day ends early in the next morning. */
export const deskDay = (now: Date) => dayOf(new Date(now.getTime() - lateHours * 3_600_000))

export const signUpStates = ['open', 'full', 'over'] as const

interface Bookable extends OnTheSite {
	attending: number
	waiting?: number | undefined
	capacity?: number | undefined
}

/** Whoever waits comes before people who sign up now. An event's day is the last one on which people sign up for it. */
export function signUpState(
	{ attending, waiting = 0, capacity, ...event }: Bookable,
	today: string,
): (typeof signUpStates)[number] {
	if (!isUpcoming(event, today)) return 'over'
	return capacity !== undefined && attending + waiting >= capacity ? 'full' : 'open'
}

/** How many people an email to everyone reaches. Once the event is off, who waits for a place has to hear of it too. */
export const emailReaches = ({
	archived,
	attending,
	waiting = 0,
}: Pick<Bookable, 'archived' | 'attending' | 'waiting'>) => attending + (archived ? waiting : 0)

/** Until when a place is offered to someone who waits. An offer that would end after the event's day is none. */
export function offerEnd({ date }: { date: string }, now: Date) {
	const hours = date === dayOf(now) ? 2 : 24
	const end = new Date(now.getTime() + hours * 3_600_000)
	return dayOf(end) > date ? undefined : end
}

export const ownSignUpStates = ['coming', 'over', 'off'] as const

/** The state of an event for people who signed up: `off` means that it was taken off the site before its day. */
export function ownSignUpState(
	{ archived, date }: Pick<Bookable, 'archived' | 'date'>,
	today: string,
): (typeof ownSignUpStates)[number] {
	if (date < today) return 'over'
	return archived ? 'off' : 'coming'
}

const mostInGroup = 99

/** People write how many they are: '4', or '4 with the baby'. */
export const partySize = (groupMembers: string) =>
	Math.min(Math.max(Number(/\d+/.exec(groupMembers)?.[0] ?? 1), 1), mostInGroup)

interface ImageRemoval {
	newImages?: readonly string[] | undefined
	remove?: readonly string[] | undefined
}

export const imageRemovalProblems = ({ remove, newImages }: ImageRemoval): Problem[] =>
	remove || newImages ? [] : [problem(sentences.chooseImages, 'remove')]

/** The images that a request deletes; undefined where that cannot be told (see removal.ts). */
export const imagesToDelete = <Image extends Removable>(
	stored: readonly Image[],
	{ remove, newImages }: ImageRemoval,
	actorId: string,
	shown?: readonly string[],
) => chosenToRemove(stored, { remove, keep: newImages }, actorId, shown)

export const online = 'Online'

/** The documented line: where an event takes place. */
export function eventLocation({ online: isOnline, streetAddress, streetAddress2, city, state, zip }: Place): string {
	if (isOnline) return online
	const place = [streetAddress, streetAddress2, city].filter(Boolean).join(', ')
	return [place, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

interface EventQuestion {
	id: string
	question: string
}

/** A question keeps its id through an edit, also where a client sends only its words. A new one gets a new id. */
export function withQuestionIds<Question extends Omit<EventQuestion, 'id'> & { id?: string | undefined }>(
	questions: readonly Question[],
	asked: readonly EventQuestion[],
	newId: () => string,
) {
	const known = (of: Question) =>
		asked.find(({ id, question }) => (of.id === undefined ? question === of.question : id === of.id))?.id
	return questions.map((question) => ({ ...question, id: known(question) ?? newId() }))
}

type GivenAnswer = string | { id: string; question?: string | undefined; answer: string }

/** Each answer with its question, in the words that the guest read. Empty answers, and answers to questions that are gone, are left out. */
export const answersWithQuestions = (questions: readonly EventQuestion[], given: readonly GivenAnswer[] = []) =>
	given.flatMap((one, at) => {
		const asked = typeof one === 'string' ? questions[at] : questions.find(({ id }) => id === one.id)
		const { question = asked?.question, answer } = typeof one === 'string' ? { answer: one } : one
		return asked && question && answer ? [{ id: asked.id, question, answer }] : []
	})

/** A birthday lies in the past; only the server's calendar can tell. */
export const signInProblems = ({ birthday }: { birthday: string }, today: string): Problem[] =>
	isPastDay(birthday, today) ? [] : [problem(birthdaySentence, 'birthday')]

export const mostImages = 40
