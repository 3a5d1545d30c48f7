import { Refusal } from '#functions/platform/refusal.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { ConditionFailed, type OnConflict, transact } from '#functions/platform/store/write.ts'
import { AnsweredBefore, type FirstAnswer, type Idempotency, readFirstAnswer, rememberAnswer } from './first-answer.ts'
import type { Call, Request } from './request-context.ts'

/**
 * Gives the handler its `commit`: one transaction of the change, its audit records, the answer to repeat, the use of the key
 * and the attempt that it counts as.
 */
export const auditedCommit = {
	before: ({ context }: Request) => {
		context.commit = commitOf(context)
	},
}

const commitOf =
	({ endpoint, person, idempotency, attempts = [], keyUse, now, requestId }: Call): Call['commit'] =>
	async (about, writes, answer, aside) => {
		const by = person?.user._id ?? 'visitor'
		const action = aside ? `${endpoint.path} (${aside})` : endpoint.path
		const records = [about].flat().map((each) => audit({ action, by, about: each, at: now, requestId }))
		const declared = idempotency && endpoint.response.parse(answer)
		const carryOut = (replaced?: FirstAnswer) =>
			transact([
				...writes,
				...records,
				...(idempotency ? rememberAnswer(idempotency, { answer: declared, writes, now, replaced }) : []),
				...(keyUse?.beside(writes) ?? []),
				...attempts,
			])
		await carryOutOnce(carryOut, idempotency, now)
		keyUse?.settled()
		return answer
	}

/** Of several requests that find the same outdated answer, the first one replaces it, and the others get the new one. */
async function carryOutOnce(
	carryOut: (replaced?: FirstAnswer) => Promise<void>,
	idempotency: Idempotency | undefined,
	now: Date,
) {
	for (let outdated: FirstAnswer | undefined; ; ) {
		try {
			return await carryOut(outdated)
		} catch (error) {
			if (!(error instanceof ConditionFailed)) throw error
			const first = idempotency && (await readFirstAnswer(idempotency, now))
			if (first && !first.isOutdated) throw new AnsweredBefore(first.answer)
			if (!first || first.id === outdated?.id) throw (await refusalFor(error.onConflict)) ?? error
			outdated = first
		}
	}
}

async function refusalFor(onConflict: OnConflict) {
	if (typeof onConflict === 'string') return undefined
	return onConflict instanceof Refusal ? onConflict : onConflict()
}
