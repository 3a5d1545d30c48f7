import * as z from 'zod'
import type { DeployedFunction } from '../tools/deployed-functions.ts'
import { callAws } from '../tools/signed-call.ts'

const Rules = z.object({
	Rules: z.array(z.object({ Name: z.string(), State: z.string(), ScheduleExpression: z.string().optional() })),
	NextToken: z.string().optional(),
})
const Targets = z.object({ Targets: z.array(z.object({ Arn: z.string() })) })

export interface Schedule {
	job: DeployedFunction
	rule: string
	/** Such as `rate(1 hour)` or `cron(0 8 * * ? *)`, in UTC. */
	when: string
	isOn: boolean
}

const events = (operation: string, body: object) =>
	callAws({ service: 'events', target: `AWSEvents.${operation}`, body })

/** The rules that start these functions by the clock. An account may have rules of other stages as well. */
export async function schedulesOf(functions: DeployedFunction[]) {
	const found: Schedule[] = []
	let NextToken: string | undefined
	do {
		const page = Rules.parse(await events('ListRules', NextToken ? { NextToken } : {}))
		for (const { Name: rule, State, ScheduleExpression: when } of page.Rules) {
			if (!when) continue
			const { Targets: targets } = Targets.parse(await events('ListTargetsByRule', { Rule: rule }))
			for (const job of functions)
				if (targets.some(({ Arn }) => Arn === job.arn)) found.push({ job, rule, when, isOn: State === 'ENABLED' })
		}
		NextToken = page.NextToken
	} while (NextToken)
	return found.toSorted((one, other) => (one.job.name < other.job.name ? -1 : 1))
}

export const switchOn = ({ rule }: Schedule) => events('EnableRule', { Name: rule })
