import {
	CloudWatchLogsClient,
	FilterLogEventsCommand,
	paginateDescribeLogGroups,
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
			for await (const message of messagesOf(client, logGroupName))
				lines.push(`${logGroupName}: ${message.trimEnd()}`)
	return lines
}

/** An answer has 10,000 events at most, and the emulator's has no token for more, so the next one begins at its last. */
async function* messagesOf(client: CloudWatchLogsClient, logGroupName: string | undefined) {
	const seen = new Set<string | undefined>()
	for (let startTime = 0; ; ) {
		const { events = [] } = await client.send(new FilterLogEventsCommand({ logGroupName, startTime }))
		const fresh = events.filter(({ eventId }) => !seen.has(eventId))
		if (fresh.length === 0) return
		for (const { eventId, message = '', timestamp = 0 } of fresh) {
			seen.add(eventId)
			startTime = Math.max(startTime, timestamp)
			yield message
		}
	}
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
