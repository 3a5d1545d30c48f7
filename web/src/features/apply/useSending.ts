import { useCallback, useEffect, useRef, useState } from 'react'
import { applicationsApi } from '#shared/applications/api.ts'
import type { ApplicationInput } from '#shared/applications/schema.ts'
import { ApiError, client } from '#web/lib/api.ts'
import type { useKeptDraft } from './useKeptDraft.ts'

const applications = client(applicationsApi)

type Phase =
	| { name: 'idle' }
	| { name: 'sending'; again: boolean }
	/** It may have arrived: only the server knows. */
	| { name: 'unknown' }
	| { name: 'refused'; error: ApiError; sent: ApplicationInput; attempt: number }

/** Earlier: this is what had arrived before somebody changed it and sent it again. */
export type OnSent = (token: string, sent: ApplicationInput, earlier: boolean) => void

interface Props {
	kept: ReturnType<typeof useKeptDraft>
	onSent: OnSent
}

/**
 * One key for one application: whatever is sent under it, however often and after whatever loss, the server makes
 * one application of it and gives that one's answer.
 */
export function useSending({ kept: { draft, save, forget }, onSent }: Props) {
	const [phase, setPhase] = useState<Phase>({ name: 'idle' })
	const busy = useRef(false)

	/** The newest first. Where an older one has arrived the server refuses this one, and that one's answer is asked for. */
	const sendAll = useCallback(
		async (payloads: readonly ApplicationInput[], again: boolean) => {
			if (busy.current) return
			busy.current = true
			setPhase({ name: 'sending', again })
			for (const [tried, payload] of payloads.entries()) {
				try {
					const { token } = await applications.apply(payload, { idempotencyKey: draft.current.key })
					forget()
					return onSent(token, payload, tried > 0)
				} catch (error) {
					if (!(error instanceof ApiError)) throw error
					if (error.code === 'other-body' && tried < payloads.length - 1) continue
					busy.current = false
					if (error.code === 'offline') return setPhase({ name: 'unknown' })
					save({ unanswered: error.code === 'failed' ? [...payloads] : payloads.slice(tried + 1) })
					return setPhase({ name: 'refused', error, sent: payload, attempt: Date.now() })
				}
			}
		},
		[draft, save, forget, onSent],
	)

	const send = useCallback(
		(payload: ApplicationInput) => {
			if (busy.current) return
			const before = draft.current.unanswered.filter(
				(sent) => JSON.stringify(sent) !== JSON.stringify(payload),
			)
			const all = [payload, ...before]
			save({ unanswered: all, sentAt: draft.current.sentAt ?? Date.now() })
			void sendAll(all, false)
		},
		[draft, save, sendAll],
	)

	const ask = useCallback(() => void sendAll(draft.current.unanswered, true), [draft, sendAll])

	useEffect(() => {
		if (draft.current.unanswered.length > 0) ask()
	}, [draft, ask])

	useEffect(() => {
		if (phase.name !== 'unknown') return
		window.addEventListener('online', ask)
		return () => window.removeEventListener('online', ask)
	}, [phase.name, ask])

	return { phase, send, ask }
}
