import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '#shared/endpoint.ts'
import type { eventsDeskApi } from '#shared/events/desk-api.ts'
import { SignInInput } from '#shared/events/desk-schema.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import type { WaitingSignIn } from '#web/lib/desk/waitingSignIns.ts'
import { useWhileThere } from '#web/lib/useWhileThere.ts'
import { desk } from './deskEvents.ts'
import type { DeskGuest } from './guests.ts'

type Waiting = Answer<typeof eventsDeskApi.waitingForms>
export type WaitingForm = Waiting['forms'][number]
type FormBefore = Answer<typeof eventsDeskApi.formBefore>['form']

/** A form that a guest filled in, as the desk sends it once it's confirmed. */
export interface FilledIn {
	/** A correction of this form is kept as a draft under this name. */
	id: string
	answers: Omit<FormBefore, 'date'> & { formDate?: string }
	isIn: boolean
	/** What the other form in the same name says. */
	other?: FilledIn['answers']
}

const fromDoor = ({ _id, date, isIn, other: _, ...form }: WaitingForm): FilledIn => ({
	id: `${_id}-${date}`,
	answers: { ...form, formID: _id, formDate: date },
	isIn,
})

/** Two of them, if two forms in the same name have other answers. Confirming either one is the end of both. */
export function bothFromDoor(form: WaitingForm): readonly [FilledIn, FilledIn?] {
	const first = fromDoor(form)
	if (!form.other) return [first]
	const { _id, isIn, date, guestID, other } = form
	const second = fromDoor({ ...other, _id, isIn, date, guestID })
	return [
		{ ...first, other: second.answers },
		{ ...second, id: `${second.id}-other`, other: first.answers },
	]
}

export const fromBefore = ({ date, ...form }: FormBefore): FilledIn => ({
	id: `${form.guestID}-${date}`,
	answers: { ...form, formDate: date },
	isIn: false,
})

export const newestFromDoor = (form: WaitingForm) => {
	const [first, second = first] = bothFromDoor(form)
	return second
}

/** Undefined if someone has to correct it first, such as a name that the sign-up took and the door doesn’t. */
export const toConfirm = ({ answers }: FilledIn) => SignInInput.safeParse(answers).data

/** True for a form that the guest sent again after the desk confirmed the one that waits on this device. */
export const isSentAgain = ({ _id, date }: WaitingForm, { guest }: WaitingSignIn) =>
	guest.formID === _id && guest.formDate !== undefined && guest.formDate !== date

const isAskedToLook = (problem: string | undefined) => problem === eventSentences.formSentAgain

/** Someone on the list who sent their form from home again after the desk confirmed it. */
export const sentAgainBefore = ({ guest, problem }: WaitingSignIn): DeskGuest | undefined =>
	isAskedToLook(problem) && guest.guestID !== undefined && guest.formID === undefined
		? {
				_id: String(guest.guestID),
				signedIn: false,
				firstName: String(guest.firstName),
				lastName: String(guest.lastName),
			}
		: undefined

/** The newer form is on the screen as soon as the refusal asks for a look at it. */
export const orLookAgain =
	(look: () => Promise<unknown>) =>
	async (error: unknown): Promise<never> => {
		if (error instanceof Error && isAskedToLook(error.message)) await look()
		throw error
	}

const againMs = 15_000

/** The forms that guests filled in at the door. They are in this page only, and asked for while someone is at it. */
export function useFilledIn(event: string | undefined) {
	const cache = useQueryClient()
	const queryKey = ['desk-forms', event]
	const { data, refetch } = useQuery({
		queryKey,
		queryFn: () => desk.waitingForms({ id: event ?? '' }),
		enabled: event !== undefined,
		networkMode: 'always',
		refetchOnReconnect: 'always',
		retry: false,
		gcTime: 0,
	})
	useWhileThere(() => void (event && navigator.onLine && refetch()), againMs)
	/** Removes a form that was confirmed or put aside, as the next answer of the server will. */
	const drop = (formID: string | undefined) =>
		cache.setQueryData<Waiting>(queryKey, (known) => {
			const forms = known?.forms.filter(({ _id }) => _id !== formID) ?? []
			return known && { ...known, forms, many: known.many - (known.forms.length - forms.length) }
		})
	const lookAgain = orLookAgain(refetch)
	const putAside = async ({ eventID, _id, date }: WaitingForm) => {
		await desk.putAside({ eventID, id: _id, date }).catch(lookAgain)
		drop(_id)
	}
	const putUnmatchedAside = async () => {
		await desk.putAside({ eventID: event ?? '', unmatched: true })
		await refetch()
	}
	return { forms: data?.forms ?? [], many: data?.many ?? 0, drop, putAside, putUnmatchedAside, lookAgain }
}
