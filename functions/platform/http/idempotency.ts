import { Refusal } from '../refusal.ts'
import { isBusy } from '../store/write.ts'
import { AnsweredBefore, firstAnswer, type Idempotency, idempotencyOf } from './first-answer.ts'
import type { Call, Request } from './request-context.ts'

/** A request that is sent again changes nothing and gets the first answer. */
export const idempotency = {
	before: async ({ event, context }: Request) => {
		if (!context.endpoint.idempotent) return
		context.idempotency = idempotencyFor(context, event.headers['idempotency-key'])
		// A handler stores files before its transaction, so a repeated request with files must not get that far.
		if (context.parts.length === 0) return
		const answer = await firstAnswer(context.idempotency, context.now)
		if (answer !== undefined) throw new AnsweredBefore(answer)
	},
	onError: async (request: Request) => {
		try {
			const answer = await answerInsteadOf(request.error, request.context)
			if (answer !== undefined) Object.assign(request, { response: answer, error: undefined })
		} catch (error) {
			Object.assign(request, { error })
		}
	},
}

/** A repeated request may be refused because the first one succeeded, so the first one's answer is looked up then. */
async function answerInsteadOf(error: unknown, { idempotency, now }: Call) {
	if (error instanceof AnsweredBefore) return error.answer
	const mayBeDone = error instanceof Refusal || isBusy(error)
	return mayBeDone && idempotency ? firstAnswer(idempotency, now) : undefined
}

/** A day longer than a device keeps what it couldn't send. */
const longestWait = 8 * 24 * 3_600_000

function idempotencyFor({ endpoint, person, input }: Call, sentKey: string | undefined): Idempotency {
	const waits = typeof endpoint.idempotent === 'string'
	// Where nobody has to be signed in, a page's sender may sign in or out between two tries, also in another tab.
	const fromAnyone = Boolean(sentKey) && (waits || endpoint.access === 'public')
	const sender = fromAnyone ? 'anyone' : (person?.user._id ?? 'visitor')
	return { ...idempotencyOf(endpoint.path, sender, input, sentKey), ...(sentKey && waits && { keptFor: longestWait }) }
}
