import {
	CloudWatchLogsClient,
	paginateDescribeLogGroups,
	paginateFilterLogEvents,
} from '@aws-sdk/client-cloudwatch-logs'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { clientSettings } from '#infra/tools/credentials.ts'
import { whatMayNotBeLogged } from '../persona.ts'

/** Everything that every function of the run has logged. */
export async function allLogLines(cloud: Cloud) {
	const client = new CloudWatchLogsClient(clientSettings(cloud.endpoint))
	const lines: string[] = []
	for await (const { logGroups } of paginateDescribeLogGroups({ client }, {}))
		for (const { logGroupName } of logGroups ?? [])
			for await (const { events } of paginateFilterLogEvents({ client }, { logGroupName }))
				for (const { message } of events ?? []) lines.push(`${logGroupName}: ${message?.trimEnd()}`)
	return lines
}

export interface Leak {
	value: string
	line: string
}

/** As a word of its own: a code of six digits may well be part of a longer number. */
export function leaks(lines: string[], values: Iterable<string>): Leak[] {
	const patterns = [...values].map((value) => ({
		value,
		pattern: new RegExp(`(?<![A-Za-z0-9])${literally(value)}(?![A-Za-z0-9])`, 'i'),
	}))
	return lines.flatMap((line) =>
		patterns.flatMap(({ value, pattern }) => (pattern.test(line) ? [{ value, line }] : [])),
	)
}

export async function scanLogs(cloud: Cloud) {
	const lines = await allLogLines(cloud)
	const values = whatMayNotBeLogged(cloud)
	return { lines: lines.length, values: values.size, leaks: leaks(lines, values) }
}

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
