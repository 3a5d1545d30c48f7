import * as z from 'zod'
import { callAws, RefusedCall } from '../signed-call.ts'
import { Trouble } from '../terminal.ts'

const Plan = z.object({ accountPlanType: z.string(), accountPlanExpirationDate: z.coerce.date().optional() })

/** An account with the free plan closes after six months, or once its credits are spent, with everything in it. */
export async function refuseFreePlan() {
	const { accountPlanType, accountPlanExpirationDate: ends } = await plan()
	if (accountPlanType !== 'FREE') return
	const day = ends?.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
	throw new Trouble(
		`This AWS account has the free plan: it closes ${day ? `on ${day}` : 'after six months'}, or sooner once its credits are spent, and everything in it is lost. Upgrade it to the paid plan (AWS console → Billing and Cost Management); what is left of the credits stays. Nothing was changed.`,
	)
}

/** An account from before these plans has none, and not everyone who deploys may ask. */
async function plan() {
	const call = { service: 'freetier', host: 'freetier.us-east-1.api.aws', version: '1.0' } as const
	try {
		return Plan.parse(await callAws({ ...call, target: 'AWSFreeTierService.GetAccountPlanState', body: {} }))
	} catch (error) {
		if (error instanceof RefusedCall) return { accountPlanType: 'unknown' }
		throw error
	}
}
