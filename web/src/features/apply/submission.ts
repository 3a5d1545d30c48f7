import type { ApplicationInput } from '#shared/applications/schema.ts'
import type { ApiError } from '#web/lib/api.ts'

type Phase =
	| { name: 'writing' }
	/** `again`: something was sent before, and its answer never came. */
	| { name: 'sending'; attempt: number; again: boolean }
	/** It may have arrived: only the server knows. */
	| { name: 'unknown' }
	| { name: 'refused'; error: ApiError; payload: ApplicationInput }
	/** `earlier`: what had arrived before someone changed it and sent it again. */
	| { name: 'sent'; token: string; payload: ApplicationInput; earlier: boolean }

export interface Submission {
	phase: Phase
	/** What was sent and never answered, the newest first. Any of these may have arrived. */
	unanswered: readonly ApplicationInput[]
	/** When the first of them was sent. */
	sentAt?: number | undefined
}

export type SubmissionEvent =
	| { type: 'submitted'; payload: ApplicationInput; at: number }
	| { type: 'asked again' }
	| { type: 'accepted'; token: string }
	| { type: 'failed'; error: ApiError }

/** A reload asks for the answers that never came. */
export const beginSubmission = (saved: Omit<Submission, 'phase'>): Submission => ({
	...saved,
	phase: saved.unanswered.length > 0 ? { name: 'sending', attempt: 0, again: true } : { name: 'writing' },
})

const same = (one: ApplicationInput, other: ApplicationInput) => JSON.stringify(one) === JSON.stringify(other)

/**
 * All that is sent has one idempotency key, so the server makes one application of it. The newest is sent first; where
 * an older one has arrived the server refuses the newer one as `other-body`, and the older one's answer is asked for.
 */
export function afterEvent(state: Submission, event: SubmissionEvent): Submission {
	const { phase, unanswered } = state
	if (event.type === 'submitted' || event.type === 'asked again') {
		if (phase.name === 'sending' || phase.name === 'sent') return state
		if (event.type === 'asked again') return beginSubmission(state)
		const { payload, at } = event
		return {
			phase: { name: 'sending', attempt: 0, again: phase.name === 'unknown' },
			unanswered: [payload, ...unanswered.filter((before) => !same(before, payload))],
			sentAt: state.sentAt ?? at,
		}
	}

	const payload = phase.name === 'sending' ? unanswered[phase.attempt] : undefined
	if (phase.name !== 'sending' || !payload) return state
	const { attempt } = phase
	if (event.type === 'accepted')
		return {
			...state,
			phase: { name: 'sent', token: event.token, payload, earlier: attempt > 0 },
			unanswered: [],
		}

	const { error } = event
	if (error.code === 'offline') return { ...state, phase: { name: 'unknown' } }
	if (error.code === 'other-body' && attempt < unanswered.length - 1)
		return { ...state, phase: { ...phase, attempt: attempt + 1 } }
	return {
		...state,
		phase: { name: 'refused', error, payload },
		// An error of the server's own says nothing about whether it arrived.
		unanswered: ['failed', 'busy'].includes(error.code) ? unanswered : unanswered.slice(attempt + 1),
	}
}
