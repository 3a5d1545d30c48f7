import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import type { Answer } from '#shared/endpoint.ts'
import type { Grant } from './money.ts'

type Application = Answer<typeof applicationsStaffApi.recordPayment>['application']

export const nameOf = ({ firstName, lastName }: Pick<Grant, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`

/** A gift card is sent to the applicant, so nobody has to be named. */
export const payeeOf = ({ payee, method }: Pick<Grant, 'payee' | 'method'>) =>
	payee ?? (method === 'Gift Card' ? 'The applicant' : undefined)

/** The grant as the application says it now. A colleague may have denied it meanwhile. */
export function paidAs(grant: Grant, { status, amountApproved = 0, payment, decision, version }: Application) {
	if (status !== 'Approved' || amountApproved === 0) return undefined
	const { payment: _, payee: __, ...kept } = grant
	const payee = payment?.payee ?? decision?.payee
	return { ...kept, version, amount: amountApproved, ...(payment && { payment }), ...(payee && { payee }) }
}
