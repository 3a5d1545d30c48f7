import {
	CloudWatchLogsClient,
	paginateFilterLogEvents,
	ResourceNotFoundException,
} from '@aws-sdk/client-cloudwatch-logs'
import * as z from 'zod'
import { onEmulator } from '../tools/deployed.ts'
import type { DeployedFunction } from '../tools/deployed-functions.ts'
import { parseJson } from '../tools/parse-json.ts'
import { Trouble } from '../tools/terminal.ts'

interface Search {
	functions: DeployedFunction[]
	since: Date
	/** AWS returns only lines with this pattern. Emulators know few patterns, so they return every line. */
	pattern?: string
}

export interface Found extends LogLine {
	at: Date
	from: DeployedFunction
	/** The line exactly as the function logged it. */
	message: string
}

/** Logs are kept for three months. */
const mostHours = 90 * 24

/** Lines of several functions' logs, the newest first. */
export async function readLogs({ functions, since, pattern = '' }: Search) {
	const client = new CloudWatchLogsClient({})
	const filterPattern = onEmulator() ? '' : pattern
	const found: Found[] = []
	for (const from of functions)
		for await (const { timestamp = 0, message = '' } of eventsOf(client, from.log, since, filterPattern)) {
			const line = readLine(message)
			if (line) found.push({ ...line, at: new Date(timestamp), from, message })
		}
	return found.toSorted((one, other) => other.at.getTime() - one.at.getTime())
}

async function* eventsOf(client: CloudWatchLogsClient, logGroupName: string, since: Date, filterPattern: string) {
	const query = { logGroupName, startTime: since.getTime(), ...(filterPattern && { filterPattern }) }
	try {
		for await (const { events = [] } of paginateFilterLogEvents({ client }, query)) yield* events
	} catch (error) {
		// A function that has never run may have no log yet.
		if (!(error instanceof ResourceNotFoundException)) throw error
	}
}

export function hoursAgo(hours: string) {
	const many = Number(hours)
	if (!(many > 0 && many <= mostHours))
		throw new Trouble(`--hours wants a number up to ${mostHours}: logs are kept for three months.`)
	return new Date(Date.now() - many * 3_600_000)
}

export function mostOf(most: string) {
	if (/^[1-9]\d{0,4}$/.test(most)) return Number(most)
	throw new Trouble('--most wants a whole number from 1 to 99999.')
}

export function chosen(functions: DeployedFunction[], name: string | undefined) {
	if (name === undefined) return functions
	const found = functions.filter((one) => one.name === name)
	if (found.length > 0) return found
	const names = functions.map((one) => one.name).join(', ')
	throw new Trouble(`There is no function ${name}. There are: ${names}.`)
}

/** `2026-11-23 07:02:11 UTC` */
export const inUtc = (at: Date) => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`

/** Our own lines have this form (functions/platform/log.ts). */
const Written = z.looseObject({
	level: z.enum(['INFO', 'WARN', 'ERROR']),
	message: z.string(),
	timestamp: z.string().optional(),
	service: z.string().optional(),
	error: z.string().optional(),
	at: z.array(z.string()).optional(),
})

interface LogLine {
	isError: boolean
	/** What happened and the facts about it, in one line. */
	text: string
	/** Where in the code an error arose. */
	place?: string | undefined
}

/** Reads a line of a function's log. Lines that Lambda writes about every call, and metrics, are undefined. */
export function readLine(message: string): LogLine | undefined {
	const written = Written.safeParse(parseJson(message)).data
	if (!written) return ofLambda(message)
	const { level, message: event, timestamp: _, service: __, error, at = [], ...facts } = written
	const said = Object.entries(facts).map(([name, value]) => `${name} ${String(value)}`)
	return { isError: level === 'ERROR', text: [error ? `${event}: ${error}` : event, ...said].join(', '), place: at[0] }
}

/** A function that runs out of time or memory, or throws, can't write a line of its own. */
function ofLambda(message: string): LogLine | undefined {
	const [ended] = /Task timed out after [\d.]+ seconds|Runtime exited[^\n]*/.exec(message) ?? []
	if (ended) return { isError: true, text: ended }
	const [, what, thrown = ''] = /\tERROR\t([^\t{]+?)\s*(\{.*)?$/s.exec(message.trimEnd()) ?? []
	if (!what) return undefined
	// Only the error's name is printed, because its message may quote what a person typed.
	const { errorType } = z.looseObject({ errorType: z.string() }).safeParse(parseJson(thrown)).data ?? {}
	return { isError: true, text: errorType ? `${what}: ${errorType}` : what }
}
