import { mayBeDecided } from '#functions/domain/applications/require-application.ts'
import {
	type Application,
	applications,
	changeApplication,
	putApplicationNote,
} from '#functions/domain/applications/table.ts'
import { noteBy } from '#functions/domain/notes/notes.ts'
import { prefetching } from '#functions/platform/http/prefetch.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { unpaidAmount } from '#shared/applications/payments.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { dayOf, monthDayYear } from '#shared/dates.ts'
import { staleApplication } from './stale-application.ts'

type StaffApi = typeof applicationsStaffApi
type Context = RequestContext<StaffApi['recordPayment'] | StaffApi['removePayment']>

/** Recording a payment again corrects it. What it was before stays in the note that goes with each change. */
export const recordPayment = prefetching(
	applicationsStaffApi.recordPayment,
	({ token }) => ({ application: applications.ref(token) }),
	async (context, { application }) => {
		const { input, person, now } = context
		const { method, date, reference } = input
		const seen = mayBeDecided(application, person)
		if (unpaidAmount({ ...seen, payment: undefined }) === 0)
			throw new Refusal('invalid', sentences.nothingToPay)
		if (date > dayOf(now))
			throw new Refusal('invalid', sentences.paidInFuture, { date: sentences.paidInFuture })
		const { firstName, lastName, _id } = person.user
		const payment = {
			...{ method, date, reference },
			name: `${firstName} ${lastName}`,
			employeeId: _id,
			recordedOn: now.toISOString(),
		}
		const facts = [method, monthDayYear(date), ...(reference ? [reference] : [])]
		const note = `${sentences.paymentRecorded}\n${facts.join(', ')}`
		return change(context, seen, { payment }, { note, message: sentences.paymentRecorded })
	},
)

export const removePayment = prefetching(
	applicationsStaffApi.removePayment,
	({ token }) => ({ application: applications.ref(token) }),
	async (context, { application }) => {
		const seen = mayBeDecided(application, context.person)
		if (!seen.payment) throw new Refusal('invalid', sentences.notPaid)
		const note = sentences.paymentRemoved
		return change(context, seen, { payment: undefined }, { note, message: note })
	},
)

async function change(
	{ input, person, now, commit }: Context,
	seen: Application,
	changes: Pick<Application, 'payment'>,
	words: { note: string; message: string },
) {
	const stale = () => staleApplication(input.token, person, 'payment')
	if (input.version !== undefined && input.version !== seen.version) throw await stale()
	const after = revised(seen, changes)
	const note = noteBy(person, words.note, now)
	const writes = [...changeApplication(seen, after, stale), putApplicationNote(input.token, note)]
	return commit(input.token, writes, { message: words.message, application: after, note })
}
