import {
	CloudWatchLogsClient,
	FilterLogEventsCommand,
	paginateDescribeLogGroups,
} from '@aws-sdk/client-cloudwatch-logs'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { clientSettings } from '#infra/tools/credentials.ts'
import { whatMayNotBeLogged } from '../persona.ts'

/** The lines are of every function of the run. */
export async function allLogLines(cloud: Cloud) {
	const client = new CloudWatchLogsClient(clientSettings(cloud.endpoint))
	const lines: string[] = []
	for await (const { logGroups } of paginateDescribeLogGroups({ client }, {}))
		for (const { logGroupName } of logGroups ?? [])
			for await (const message of messagesOf(client, logGroupName)) lines.push(`${logGroupName}: ${message.trimEnd()}`)
	return lines
}

/**
 * An answer has 10,000 events at most, and the emulator's has no token for more. The next question begins at the last
 * millisecond of this answer, and the events of that millisecond come again.
 */
async function* messagesOf(client: CloudWatchLogsClient, logGroupName: string | undefined) {
	for (let [startTime, repeated] = [0, 0]; ; ) {
		const { events = [] } = await client.send(new FilterLogEventsCommand({ logGroupName, startTime, limit: 10_000 }))
		const fresh = events.slice(repeated)
		for (const { message = '' } of fresh) yield message
		const last = events.at(-1)?.timestamp
		if (fresh.length === 0 || last === undefined) return
		repeated = events.filter(({ timestamp }) => timestamp === last).length
		startTime = last
	}
}

export interface Leak {
	value: string
	line: string
}

/** The search looks for whole words, because a code of six digits may well be part of a longer number. */
export function leaks(lines: string[], values: Iterable<string>): Leak[] {
	const logged = new Set(lines.flatMap(words))
	// Most values can't be in any line, because one of their words is in none. Only the others are worth a search.
	const possible = [...values].filter((value) => words(value).every((word) => logged.has(word)))
	const patterns = possible.map((value) => ({
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

const words = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
