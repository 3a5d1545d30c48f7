import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '#shared/endpoint.ts'
import type { eventsDeskApi } from '#shared/events/desk-api.ts'
import { SignInInput } from '#shared/events/desk-schema.ts'
import { useWhileThere } from '#web/lib/useWhileThere.ts'
import { desk } from './deskEvents.ts'

type Waiting = Answer<typeof eventsDeskApi.waitingForms>
export type WaitingForm = Waiting['forms'][number]
type FormBefore = Answer<typeof eventsDeskApi.formBefore>['form']

/** A form that a guest filled in, as the desk sends it once it's confirmed. */
export interface FilledIn {
	/** A correction of this form is kept as a draft under this name. */
	id: string
	answers: Omit<FormBefore, 'date'>
	isIn: boolean
}

export const fromDoor = ({ _id, date, isIn, ...form }: WaitingForm): FilledIn => ({
	id: `${_id}-${date}`,
	answers: { ...form, formID: _id },
	isIn,
})

export const fromBefore = ({ date, ...form }: FormBefore): FilledIn => ({
	id: `${form.guestID}-${date}`,
	answers: form,
	isIn: false,
})

/** Undefined if someone has to correct it first, such as a name that the sign-up took and the door doesn’t. */
export const toConfirm = ({ answers }: FilledIn) => SignInInput.safeParse(answers).data

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
	return { forms: data?.forms ?? [], many: data?.many ?? 0, drop }
}
