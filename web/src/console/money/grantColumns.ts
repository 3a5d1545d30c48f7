import type { Column } from '#shared/csv.ts'
import type { Grant } from './money.ts'
import { nameOf, payeeOf } from './paidAs.ts'

/** The amount is a bare number, so that a spreadsheet can add it up. */
export const grantColumns: Column<Grant>[] = [
	['Granted on', ({ grantedOn }) => grantedOn],
	['Name', nameOf],
	['For', ({ type }) => type],
	['Pay to', (grant) => payeeOf(grant)],
	['Amount', ({ amount }) => String(amount)],
	['Asked for as', ({ method }) => method],
	['Paid on', ({ payment }) => payment?.date],
	['Paid by', ({ payment }) => payment?.method],
	['Reference', ({ payment }) => payment?.reference],
	['Token', ({ token }) => token],
]
