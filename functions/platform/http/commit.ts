import type { Person } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { ConditionFailed, type OnConflict, transact, type Write } from '#functions/platform/store/write.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import type { Guards } from './guard.ts'
import { firstAnswer, type Idempotency, rememberAnswer } from './idempotency.ts'

/** The same request was carried out before. It's thrown so that the handler stops and the first answer is sent again. */
class AnsweredBefore extends Error {
	readonly answer: unknown

	constructor(answer: unknown) {
		super('This request was carried out before')
		this.answer = answer
	}
}

interface Commit extends Guards {
	endpoint: Endpoint
	person: Person | undefined
	now: Date
	requestId: string
}

export const createCommit =
	({ endpoint, person, idempotency, attempts, keyUse, now, requestId }: Commit) =>
	async <Answer>(about: string | string[], writes: Write[], answer: Answer): Promise<Answer> => {
		const by = person?.user._id ?? 'visitor'
		const records = [about]
			.flat()
			.map((each) => audit({ action: endpoint.path, by, about: each, at: now, requestId }))
		const remembered = idempotency ? [rememberAnswer(idempotency, endpoint.response.parse(answer), now)] : []
		try {
			await transact([...writes, ...records, ...remembered, ...(keyUse?.beside(writes) ?? []), ...attempts])
		} catch (error) {
			if (!(error instanceof ConditionFailed)) throw error
			const before = idempotency && (await firstAnswer(idempotency, now))
			if (before !== undefined) throw new AnsweredBefore(before)
			throw (await refusalFor(error.onConflict)) ?? error
		}
		keyUse?.settled()
		return answer
	}

async function refusalFor(onConflict: OnConflict) {
	if (typeof onConflict === 'string') return undefined
	return onConflict instanceof Refusal ? onConflict : onConflict()
}

/** A repeated request may be refused because the first one succeeded, so the first one's answer is looked up then. */
export async function asAnsweredBefore(error: unknown, idempotency: Idempotency | undefined, now: Date) {
	if (error instanceof AnsweredBefore) return error.answer
	const before = error instanceof Refusal && idempotency ? await firstAnswer(idempotency, now) : undefined
	if (before === undefined) throw error
	return before
}
