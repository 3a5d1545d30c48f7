import { attempt, countAttempts } from '#functions/platform/store/rate-limit.ts'
import type { Write } from '#functions/platform/store/write.ts'
import { networksOf } from './network.ts'
import type { Call, Request } from './request-context.ts'

/** Counts attempts by the sender's network. It comes before the body is read, so that a broken form counts as well. */
export const limitNetwork = {
	before: async ({ context }: Request) => {
		if (context.endpoint.rateLimit?.counts !== 'successes') await countAttempts(attemptsOfNetwork(context))
	},
}

/** Counts attempts at the same value of one input field, if the contract says so, no matter who tries it. */
export const limitValue = { before: ({ context }: Request) => countAttempts(attemptsAtValue(context)) }

/** Where only successes count, they do so in the transaction of the change. */
export const limitSuccesses = {
	before: async ({ context }: Request) => {
		if (context.endpoint.rateLimit?.counts !== 'successes') return
		const attempts = attemptsOfNetwork(context)
		// A handler stores files before its transaction, so what could refuse the request is done first.
		if (context.parts.length > 0) await countAttempts(attempts)
		else context.attempts = attempts
	},
}

function attemptsOfNetwork({ endpoint: { path, rateLimit: limit }, address, now }: Call): Write[] {
	if (!limit) return []
	const { minutes, attempts, countedAs = path } = limit
	return networksOf(address).map(({ name, share }) =>
		attempt(countedAs, name, { attempts: attempts * share, minutes }, now),
	)
}

function attemptsAtValue({ endpoint: { path, rateLimit: limit }, input, now }: Call): Write[] {
	if (!limit?.same) return []
	const { same, minutes, countedAs = path } = limit
	const value = Object.entries(Object(input)).find(([name]) => name === same.field)?.[1]
	return [attempt(`${countedAs}#${same.field}`, String(value), { attempts: same.attempts, minutes }, now)]
}
