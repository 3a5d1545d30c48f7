import * as z from 'zod'
import { parseJson } from '../tools/parse-json.ts'

/** What we write ourselves: functions/platform/log.ts. */
const Written = z.looseObject({
	level: z.enum(['INFO', 'WARN', 'ERROR']),
	message: z.string(),
	timestamp: z.string().optional(),
	service: z.string().optional(),
	error: z.string().optional(),
	at: z.array(z.string()).optional(),
})

export interface LogLine {
	isError: boolean
	/** In one line: what happened, and the facts about it. */
	text: string
	/** The first place in the code, of an error. */
	place?: string | undefined
}

/** What a line of a function's log says; undefined for what Lambda notes of every call, and for metrics. */
export function readLine(message: string): LogLine | undefined {
	const written = Written.safeParse(parseJson(message)).data
	if (!written) return ofLambda(message)
	const { level, message: event, timestamp: _, service: __, error, at = [], ...facts } = written
	const said = Object.entries(facts).map(([name, value]) => `${name} ${String(value)}`)
	return {
		isError: level === 'ERROR',
		text: [error ? `${event}: ${error}` : event, ...said].join(', '),
		place: at[0],
	}
}

/** A function that runs out of time or memory, or throws, can't write a line of its own. */
function ofLambda(message: string): LogLine | undefined {
	const [ended] = /Task timed out after [\d.]+ seconds|Runtime exited[^\n]*/.exec(message) ?? []
	if (ended) return { isError: true, text: ended }
	const [, what, thrown = ''] = /\tERROR\t([^\t{]+?)\s*(\{.*)?$/s.exec(message.trimEnd()) ?? []
	if (!what) return undefined
	// The message of an error may quote what a person typed; its name doesn't.
	const { errorType } = z.looseObject({ errorType: z.string() }).safeParse(parseJson(thrown)).data ?? {}
	return { isError: true, text: errorType ? `${what}: ${errorType}` : what }
}
