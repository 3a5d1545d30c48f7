import { t } from '#shared/words/t.ts'
import type { Fact } from '#web/components/Facts.tsx'
import { inWords } from '#web/components/fields/choices.ts'
import { assistanceMethodWords, assistanceTypeWords } from '#web/components/fields/optionWords.ts'
import { dayWithYear } from '#web/lib/days.ts'
import { dollars } from '#web/lib/money.ts'

interface Request {
	type: string
	method: string
	amount: number
	/** As it's shown, MM/DD/YYYY. */
	cutOffDate?: string | undefined
}

/** A decision, or a response that may become one: a denial has no amount. */
interface Grant {
	amount?: number | undefined
}

/** The requested amount. */
export const requested = ({ amount }: Pick<Request, 'amount'>) => dollars(amount)

/** The granted amount, if there is one. */
export const granted = ({ amount = 0 }: Grant) => (amount > 0 ? dollars(amount) : undefined)

/** The same of an application: what the decision that holds grants. */
export const grantedSoFar = ({ amountApproved }: { amountApproved?: number | undefined }) =>
	granted({ amount: amountApproved })

/** Says that something was paid only once its payment is recorded. */
export const grantFact = (grant: Grant, payment: object | undefined): Fact[] => {
	const amount = granted(grant)
	if (!amount) return []
	return [payment ? [t('Amount Paid'), amount] : [t('Amount Approved'), amount]]
}

/** Lists the facts of what is asked for. Rows of lists show them too. */
export const requestFacts = (application: Request): Fact[] => [
	...(application.cutOffDate ? [[t('Date on the notice'), dayWithYear(application.cutOffDate)] as const] : []),
	[t('Type of assistance'), inWords(assistanceTypeWords, application.type)],
	[t('Method'), inWords(assistanceMethodWords, application.method)],
	[t('Amount requested'), `${requested(application)} USD`],
]
