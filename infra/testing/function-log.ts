import { paginateDescribeLogGroups, paginateFilterLogEvents } from '@aws-sdk/client-cloudwatch-logs'
import { admin } from './test-cloud.ts'

/** The answer has the function's log lines of the last minute about this request or person. */
export async function logged(construct: string, about = '') {
	const found: string[] = []
	const client = admin.logs
	// The search covers only a minute, because earlier tests have written tens of thousands of lines.
	const startTime = Date.now() - 60_000
	for await (const { logGroups = [] } of paginateDescribeLogGroups({ client }, {}))
		for (const { logGroupName } of logGroups.filter((group) => group.logGroupName?.includes(`/${construct}Log`)))
			for await (const { events = [] } of paginateFilterLogEvents({ client }, { logGroupName, startTime }))
				found.push(...events.flatMap(({ message = '' }) => (message.includes(about) ? [message] : [])))
	return found.join('\n')
}
