import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type * as z from 'zod'
import type { Proposal } from '#shared/applications/decisions.ts'
import type { decisions } from '#shared/applications/rules.ts'
import { TypedResponse } from '#shared/applications/staff-schema.ts'
import type { MailPreview } from '#shared/letter.ts'
import { useDraftedForm } from '#web/components/forms/useDraftedForm.ts'
import { isReadyText, readyWords, usualApproval } from '#web/content/ready-texts.ts'
import type { Application } from '../applications.ts'

export type Checked = z.output<typeof TypedResponse>
export type Preview = z.output<typeof MailPreview>
type Status = (typeof decisions)[number]

/** A colleague's proposal, to be approved as it is. */
export const asResponse = (token: string, { status, message, amount, emailed, payee }: Proposal): Checked => ({
	token,
	status,
	amount,
	emailApplicant: emailed,
	...(message && { message }),
	...(payee && { payee }),
})

export const isReady = (typed: unknown) => TypedResponse.safeParse(typed).success

export const isUntouched = (message: unknown = '') => message === '' || isReadyText(message)

/** The message that goes with most decisions of this kind. A denial says why, so nothing is suggested. */
const suggested = (status: Status | undefined, { method, language }: Pick<Application, 'method' | 'language'>) =>
	status === 'Approved' ? readyWords(usualApproval[method], language) : ''

/** A choice or an amount of yesterday must not win over one of today, so a reload keeps only an employee's own words. */
const ownWords = ({ message }: Readonly<Record<string, unknown>>) => (isUntouched(message) ? {} : { message })

interface Place {
	owner: string
	onErased: () => void
	/** Who got their last grant of this kind. */
	payeeBefore: string | undefined
}

/** A decision begins with what it most often is: what was asked, the usual message, and an email. */
export function useResponseForm(
	{ token, amount, method, language, decision }: Application,
	chosen: Status | undefined,
	place: Place,
) {
	const start = {
		token,
		message: '',
		amount: String(amount),
		payee: decision?.payee ?? place.payeeBefore ?? '',
		emailApplicant: 'yes' as const,
		...(chosen && { status: chosen }),
	}
	const { form, fields, saved } = useDraftedForm(TypedResponse, start, {
		owner: place.owner,
		onErased: place.onErased,
		form: `response-${token}`,
		keeps: ownWords,
	})
	const status = form.watch('status')
	useEffect(() => {
		if (isUntouched(form.getValues('message'))) form.setValue('message', suggested(status, { method, language }))
	}, [form, status, method, language])
	return {
		form,
		fields,
		status,
		saved,
		/** Fills in the most common answer with one press. A message that was typed already stays. */
		approveAsAsked: () => {
			form.setValue('status', 'Approved')
			form.setValue('amount', start.amount)
			if (isUntouched(form.getValues('message'))) form.setValue('message', suggested('Approved', { method, language }))
		},
		/** Back to the four answers. */
		choose: () => form.resetField('status'),
		beginAnew: () => form.reset({ ...start, message: suggested(chosen, { method, language }) }),
		/** Drops the draft of a response that was sent, and leaves it in the form in case it's taken back. */
		keepNothing: () => form.reset(form.getValues()),
	}
}

export type ResponseFormState = ReturnType<typeof useResponseForm>

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
