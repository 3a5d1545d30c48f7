import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Checked, ResponseFormState } from './responseForm.ts'

interface Writing {
	isWriting: boolean
	/** Leaves whatever step was reached with the choice before. */
	onChosen: () => void
}

/** Puts an employee who pressed 'Approve', 'Deny' or their keys into the form, with the bill beside it. */
export function useChosenInForm(
	{ form, status }: ResponseFormState,
	chosen: Checked['status'] | undefined,
	{ isWriting, onChosen }: Writing,
) {
	const box = useRef<HTMLDivElement>(null)
	const { key } = useLocation()
	const isThere = isWriting && status === chosen
	const followed = useRef<string>(undefined)
	const choose = useEffectEvent((status: Checked['status']) => {
		form.setValue('status', status)
		onChosen()
	})
	useEffect(() => {
		// The same key pressed again is another entry of the history, and another choice by hand is none.
		if (!chosen || followed.current === key) return
		if (!isThere) {
			choose(chosen)
			return
		}
		followed.current = key
		form.setFocus(chosen === 'Approved' ? 'amount' : 'message')
		box.current?.scrollIntoView({ block: 'start' })
	}, [form, chosen, isThere, key])
	return box
}
