import { useEffect, useReducer } from 'react'
import { applicationsApi } from '#shared/applications/api.ts'
import type { ApplicationInput } from '#shared/applications/schema.ts'
import { ApiError, client } from '#web/lib/api.ts'
import type { Draft } from './draft.ts'
import { afterEvent, beginSubmission } from './submission.ts'

const applications = client(applicationsApi)

export type OnSent = (token: string, sent: ApplicationInput, earlier: boolean) => void

/** Does what the state of the submission asks for: sends, and asks again when the connection is back. */
export function useSubmission(opened: Draft, onSent: OnSent) {
	const [submission, dispatch] = useReducer(afterEvent, opened, beginSubmission)
	const { phase, unanswered } = submission
	const payload = phase.name === 'sending' ? unanswered[phase.attempt] : undefined

	useEffect(() => {
		if (!payload) return
		let left = false
		applications.apply(payload, { idempotencyKey: opened.key }).then(
			({ token }) => left || dispatch({ type: 'accepted', token }),
			(error: unknown) => {
				if (!(error instanceof ApiError)) throw error
				if (!left) dispatch({ type: 'failed', error })
			},
		)
		return () => {
			left = true
		}
	}, [payload, opened.key])

	useEffect(() => {
		if (phase.name === 'sent') onSent(phase.token, phase.payload, phase.earlier)
	}, [phase, onSent])

	useEffect(() => {
		if (phase.name !== 'unknown') return
		const askAgain = () => dispatch({ type: 'asked again' })
		window.addEventListener('online', askAgain)
		return () => window.removeEventListener('online', askAgain)
	}, [phase.name])

	return { submission, dispatch }
}
