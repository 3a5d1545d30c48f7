import * as z from 'zod'
import { parseJson } from '../tools/parse-json.ts'

/** Our own lines have this form (functions/platform/log.ts). */
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
