import type { APIGatewayProxyEvent } from 'aws-lambda'
import { checkEmployeeKey } from '#functions/platform/identity/employee-key.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { attempt, countAttempts } from '#functions/platform/store/rate-limit.ts'
import type { Write } from '#functions/platform/store/write.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { firstAnswer, idempotencyOf } from './idempotency.ts'
import type { FilePart } from './multipart.ts'
import { networksOf } from './network.ts'
import { viewerAddress } from './origin-check.ts'

/** A day longer than a device keeps what it couldn't send. */
const longestWait = 8 * 24 * 3_600_000

export interface Guarded {
	endpoint: Endpoint
	event: APIGatewayProxyEvent
	input: unknown
	parts: FilePart[]
	person: Person | undefined
	now: Date
}

/** Everything that the contract checks before the handler runs: idempotency, rate limit and employee key. */
export async function guard({ endpoint, event, input, parts, person, now }: Guarded) {
	const userId = person?.user._id
	const sentKey = event.headers['idempotency-key']
	const waits = typeof endpoint.idempotent === 'string'
	// Where nobody has to be signed in, a page's sender may sign in or out between two tries, also in another tab.
	const fromAnyone = Boolean(sentKey) && (waits || endpoint.access === 'public')
	const idempotency = endpoint.idempotent && {
		...idempotencyOf(endpoint.path, fromAnyone ? 'anyone' : (userId ?? 'visitor'), input, sentKey),
		...(sentKey && waits && { keptFor: longestWait }),
	}
	// A handler stores files before its transaction, so everything that could refuse the request is checked first.
	const storesFirst = parts.length > 0
	const answered = idempotency && storesFirst ? await firstAnswer(idempotency, now) : undefined
	const attempts = attemptsAt(endpoint, input, viewerAddress(event), now)
	const countsLater = endpoint.rateLimit?.counts === 'successes' && !storesFirst
	if (!countsLater && answered === undefined) await countAttempts(attempts)
	const use = { action: endpoint.path, requestId: event.requestContext.requestId, now }
	const keyUse =
		endpoint.employeeKey && userId ? await checkEmployeeKey({ ...use, userId, typed: employeeKeyIn(input) }) : undefined
	return {
		idempotency,
		answeredBefore: answered === undefined ? undefined : Promise.resolve(answered),
		attempts: countsLater ? attempts : [],
		keyUse,
	}
}

export type Guards = Awaited<ReturnType<typeof guard>>

/** Attempts are counted by the sender's network, and if the contract says so, also by the value of one input field. */
function attemptsAt({ path, rateLimit: limit }: Endpoint, input: unknown, address: string, now: Date): Write[] {
	if (!limit) return []
	const { same, minutes, attempts, countedAs = path } = limit
	const named = same && Object.entries(Object(input)).find(([name]) => name === same.field)?.[1]
	return [
		...networksOf(address).map(({ name, share }) =>
			attempt(countedAs, name, { attempts: attempts * share, minutes }, now),
		),
		...(same ? [attempt(`${countedAs}#${same.field}`, String(named), { attempts: same.attempts, minutes }, now)] : []),
	]
}

function employeeKeyIn(input: unknown) {
	const key = input && typeof input === 'object' && 'key' in input ? input.key : undefined
	if (typeof key !== 'string') throw new Refusal('wrong-key', messages.wrongKey)
	return key
}
