import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type * as z from 'zod'
import { type ReadyText, readyWords, usualApprovals } from '#shared/applications/ready-texts.ts'
import type { decisions } from '#shared/applications/rules.ts'
import { TypedResponse } from '#shared/applications/staff-schema.ts'
import type { MailPreview } from '#shared/letter.ts'
import { useDraftedForm } from '#web/components/forms/useDraftedForm.ts'
import type { Application } from '#web/console/applications/applications.ts'
import { readyTextsQuery } from '../../readyTexts.ts'

export type Checked = z.output<typeof TypedResponse>
export type Preview = z.output<typeof MailPreview>
type Status = (typeof decisions)[number]

export const isReady = (typed: unknown) => TypedResponse.safeParse(typed).success

type Texts = readonly ReadyText[]

const none: Texts = []

const isUntouched = (texts: Texts, message: unknown = '') =>
	message === '' || texts.some(({ english, spanish }) => english === message || spanish === message)

/** The message that goes with most decisions of this kind. A denial says why, so nothing is suggested. */
function suggested(
	texts: Texts,
	status: Status | undefined,
	{ method, language }: Pick<Application, 'method' | 'language'>,
) {
	const usual = texts.find(({ _id, use }) => use === 'approval' && _id === usualApprovals[method])
	return status === 'Approved' && usual ? readyWords(usual, language) : ''
}

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
	const cache = useQueryClient()
	const { data: { texts } = { texts: none } } = useQuery(readyTextsQuery)
	// A choice or an amount of yesterday must not win over one of today, so a reload keeps only an employee's own words.
	const ownWords = useCallback(
		({ message }: Readonly<Record<string, unknown>>) => {
			const known = cache.getQueryData(readyTextsQuery.queryKey)?.texts ?? none
			return isUntouched(known, message) ? {} : { message }
		},
		[cache],
	)
	const { form, fields, saved } = useDraftedForm(TypedResponse, start, {
		owner: place.owner,
		onErased: place.onErased,
		form: `response-${token}`,
		keeps: ownWords,
	})
	const status = form.watch('status')
	useEffect(() => {
		if (isUntouched(texts, form.getValues('message')))
			form.setValue('message', suggested(texts, status, { method, language }))
	}, [form, texts, status, method, language])
	return {
		form,
		fields,
		status,
		saved,
		/** Fills in the most common answer with one press. A message that was typed already stays. */
		approveAsAsked: async () => {
			const known = await cache.ensureQueryData(readyTextsQuery).catch(() => undefined)
			const words = known?.texts ?? none
			form.setValue('status', 'Approved')
			form.setValue('amount', start.amount)
			if (isUntouched(words, form.getValues('message')))
				form.setValue('message', suggested(words, 'Approved', { method, language }))
		},
		beginAnew: () => form.reset({ ...start, message: suggested(texts, chosen, { method, language }) }),
		/** Drops the draft of a response that was sent, and leaves it in the form in case it's taken back. */
		keepNothing: () => form.reset(form.getValues()),
	}
}

export type ResponseFormState = ReturnType<typeof useResponseForm>
