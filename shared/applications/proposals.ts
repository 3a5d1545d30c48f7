import type { Proposal } from './decisions.ts'
import type { ApplicationSettings } from './settings.ts'

type Decided = Pick<Proposal, 'status' | 'amount' | 'message' | 'emailed' | 'payee'>

/** True if an approval is of more than one employee may grant alone. */
export const needsSecond = (
	{ status, amount }: Decided,
	{ mostGrantedAlone }: Pick<ApplicationSettings, 'mostGrantedAlone'>,
) => status === 'Approved' && mostGrantedAlone !== undefined && amount > mostGrantedAlone

/** True if someone decides exactly what was proposed: the same amount, the same words, and the same email or none. */
export const isProposed = (decided: Decided, proposal: Proposal | undefined): proposal is Proposal =>
	proposal !== undefined &&
	(['status', 'amount', 'message', 'emailed', 'payee'] as const).every((part) => decided[part] === proposal[part])
