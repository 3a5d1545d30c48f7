import type { Settings } from '#infra/stacks/settings.ts'
import { callAws, RefusedCall } from '../signed-call.ts'

type Bill = Pick<Settings, 'account' | 'alarmEmail' | 'budget'> & { names: Pick<Settings['names'], 'prefix'> }

/**
 * The budget stops nothing. A job that repeats itself without end is the likeliest way to a large bill. An account of
 * an organization may not make one, so it's no part of a stack, which would fail with it. It's made anew each time,
 * because neither its amount nor its address can be changed in one call.
 */
export async function budget({ account: AccountId, alarmEmail, budget: amount, names: { prefix: BudgetName } }: Bill) {
	const of = { AccountId, BudgetName }
	await call('DeleteBudget', of).catch(orRefused)
	const refused = await call('CreateBudget', {
		AccountId,
		Budget: {
			BudgetName,
			BudgetType: 'COST',
			TimeUnit: 'MONTHLY',
			BudgetLimit: { Amount: String(amount), Unit: 'USD' },
		},
		NotificationsWithSubscribers: ['ACTUAL', 'FORECASTED'].map((NotificationType) => ({
			Notification: { NotificationType, ComparisonOperator: 'GREATER_THAN', Threshold: 100 },
			Subscribers: [{ SubscriptionType: 'EMAIL', Address: alarmEmail }],
		})),
	}).catch(orRefused)
	return refused instanceof RefusedCall
		? [
				`There is no budget of $${amount} a month, so nobody hears of a large bill (${refused.message}). Make it by hand (AWS console → Billing → Budgets, mails to ${alarmEmail}), or ask whoever pays for the account to.`,
			]
		: []
}

const call = (operation: string, body: object) =>
	callAws({ service: 'budgets', host: 'budgets.amazonaws.com', target: `AWSBudgetServiceGateway.${operation}`, body })

function orRefused(error: unknown) {
	if (error instanceof RefusedCall) return error
	throw error
}
