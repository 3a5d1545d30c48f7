import type { Person } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { ConditionFailed, isBusy, type OnConflict, transact, type Write } from '#functions/platform/store/write.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import type { Guards } from './guard.ts'
import { type First, firstAnswer, type Idempotency, readFirst, rememberAnswer } from './idempotency.ts'

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
	async <Answer>(about: string | string[], writes: Write[], answer: Answer, aside?: string): Promise<Answer> => {
		const by = person?.user._id ?? 'visitor'
		const action = aside ? `${endpoint.path} (${aside})` : endpoint.path
		const records = [about].flat().map((each) => audit({ action, by, about: each, at: now, requestId }))
		const declared = idempotency && endpoint.response.parse(answer)
		const carryOut = (inPlaceOf?: First) =>
			transact([
				...writes,
				...records,
				...(idempotency ? rememberAnswer(idempotency, { answer: declared, writes, now, inPlaceOf }) : []),
				...(keyUse?.beside(writes) ?? []),
				...attempts,
			])
		await unlessAnswered(carryOut, idempotency, now)
		keyUse?.settled()
		return answer
	}

/** Of several requests that find the same outdated answer, the first one replaces it, and the others get the new one. */
async function unlessAnswered(
	carryOut: (inPlaceOf?: First) => Promise<void>,
	idempotency: Idempotency | undefined,
	now: Date,
) {
	for (let outdated: First | undefined; ; ) {
		try {
			return await carryOut(outdated)
		} catch (error) {
			if (!(error instanceof ConditionFailed)) throw error
			const first = idempotency && (await readFirst(idempotency, now))
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

/** A repeated request may be refused because the first one succeeded, so the first one's answer is looked up then. */
export async function asAnsweredBefore(error: unknown, idempotency: Idempotency | undefined, now: Date) {
	if (error instanceof AnsweredBefore) return error.answer
	const mayBeDone = error instanceof Refusal || isBusy(error)
	const before = mayBeDone && idempotency ? await firstAnswer(idempotency, now) : undefined
	if (before === undefined) throw error
	return before
}
