import { type Application, putPayment } from '#functions/domain/applications/table.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { transact } from '#functions/platform/store/write.ts'
import { type PaymentChangeRecord, unpaidAmount } from '#shared/applications/payments.ts'
import { dayOf } from '#shared/dates.ts'
import type { Applicant } from './applications.ts'

const day = 24 * 3_600_000

/** Most grants are paid a few days after the decision. The last ones still wait for it, and so does one older grant. */
const forgotten = 30
const newest = 43

/** Records how a grant was paid, and returns the application as it is then. */
export async function seedPayment(at: number, application: Application, colleague: Applicant) {
	const { decision, type } = application
	if (!decision || unpaidAmount(application) === 0 || at === forgotten || at > newest) return application
	const paidOn = new Date(Date.parse(decision.date) + 3 * day)
	const isCard = type === 'Food' || type === 'Travel'
	const payment = {
		method: isCard ? ('Gift card' as const) : ('Check' as const),
		date: dayOf(paidOn),
		...(!isCard && { reference: String(1_180 + at) }),
		name: `${colleague.firstName} ${colleague.lastName}`,
		employeeId: colleague.id,
		recordedOn: paidOn.toISOString(),
	}
	const after = revised(application, { payment })
	const change: PaymentChangeRecord = { ...payment, what: 'recorded' }
	await transact(putPayment(application, after, change, 'defect'))
	return after
}
