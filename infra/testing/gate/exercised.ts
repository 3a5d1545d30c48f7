import * as z from 'zod'
import { parseJson } from '#infra/tools/parse-json.ts'

const Answered = z.object({
	message: z.literal('answered'),
	method: z.string(),
	endpoint: z.string(),
	status: z.literal(200),
})

/** The endpoints answered with success, as their functions logged it. */
export function answeredIn(lines: readonly string[]) {
	const answers = lines.flatMap((line) => Answered.safeParse(asJson(line)).data ?? [])
	return new Set(answers.map(({ method, endpoint }) => `${method} ${endpoint}`))
}

/** A line of a log group reads `group: {"message":…}`. */
const asJson = (line: string) => parseJson(line.replace(/^[^{]*/, ''))
