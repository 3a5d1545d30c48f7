import { collection } from '#functions/platform/store/collection.ts'
import { PaymentRunRecord, type RunRow, StoredPaymentRun } from '#shared/applications/payment-runs.ts'
import type { Application } from './table.ts'

export const paymentRuns = collection({
	list: 'PAYMENTRUNS',
	key: (number) => ({ pk: `PAYMENTRUN#${number}`, sk: 'PAYMENTRUN' }),
	id: ({ number }) => String(number),
	record: PaymentRunRecord,
	row: StoredPaymentRun,
	order: ({ prepared, number }) => `${prepared.date}#${number}`,
	terms: () => [],
	counted: {
		/** The newest run has this number. */
		made: () => true,
		waiting: ({ released, withdrawn }) => !released && !withdrawn,
	},
})

/** A colleague may prepare one with the same number at the same time. */
export const addPaymentRun = (run: PaymentRunRecord) =>
	paymentRuns.add(run, {}, { where: { pk: 'absent' }, onConflict: 'retry' })

export const isPaidBy = (number: number, application: Application | undefined) => application?.payment?.run === number

/** True if the grant is what the employee saw who prepared the run. */
export const isAsPrepared = (number: number, row: RunRow, application: Application | undefined) =>
	application?.run === number &&
	application.status === 'Approved' &&
	application.amountApproved === row.amount &&
	application.decision?.date === row.decidedOn
