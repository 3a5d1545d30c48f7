import { useEffect } from 'react'
import type * as z from 'zod'
import type { decisions } from '#shared/applications/rules.ts'
import { ResponsePreviewInput } from '#shared/applications/staff-schema.ts'
import type { MailPreview } from '#shared/letter.ts'
import { languages } from '#shared/words/t.ts'
import { useDraftedForm } from '#web/components/useDraftedForm.ts'
import { readyText, readyTexts, usualApproval } from '#web/content/ready-texts.ts'
import type { Application } from './applications.ts'

export type Checked = z.output<typeof ResponsePreviewInput>
export type Preview = z.output<typeof MailPreview>
type Status = (typeof decisions)[number]

/** A blank of a ready text, such as [name of the company]. */
const blank = /\[\p{Ll}[\p{Ll} ]*\]/u

const FilledResponse = ResponsePreviewInput.superRefine(({ message }, context) => {
	if (message && blank.test(message))
		context.addIssue({ code: 'custom', path: ['message'], message: 'Fill in the part in brackets.' })
})

export const isReady = (typed: unknown) => FilledResponse.safeParse(typed).success

const isUntouched = (message: unknown = '') =>
	message === '' ||
	readyTexts.some((ready) => languages.some((language) => readyText(ready, language) === message))

/** A choice or an amount of yesterday must not win over one of today, so a reload keeps only an employee's own words. */
const ownWords = ({ message }: Readonly<Record<string, unknown>>) => (isUntouched(message) ? {} : { message })

/** The message that goes with most decisions of this kind. A denial says why, so nothing is suggested. */
const suggested = (
	status: Status | undefined,
	{ method, language }: Pick<Application, 'method' | 'language'>,
) => (status === 'Approved' ? readyText(readyTexts[usualApproval[method]], language) : '')

interface Place {
	owner: string
	onErased: () => void
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
		payee: decision?.payee ?? '',
		emailApplicant: 'yes' as const,
		...(chosen && { status: chosen }),
	}
	const { form, fields, saved } = useDraftedForm(FilledResponse, start, {
		...place,
		form: `response-${token}`,
		keeps: ownWords,
	})
	const status = form.watch('status')
	useEffect(() => {
		if (chosen) form.setValue('status', chosen)
	}, [form, chosen])
	useEffect(() => {
		if (isUntouched(form.getValues('message') ?? ''))
			form.setValue('message', suggested(status, { method, language }))
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
			if (isUntouched(form.getValues('message') ?? ''))
				form.setValue('message', suggested('Approved', { method, language }))
		},
		beginAnew: () => form.reset({ ...start, message: suggested(chosen, { method, language }) }),
		/** Drops the draft of a response that was sent, and leaves it in the form in case it's taken back. */
		keepNothing: () => form.reset(form.getValues()),
	}
}

export type ResponseFormState = ReturnType<typeof useResponseForm>
