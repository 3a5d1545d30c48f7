import { useCallback, useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { useGuestIdle } from '#web/lib/drafts/useGuestIdle.ts'
import { useFormPerson } from '#web/lib/session/useFormPerson.ts'
import { useSchemaForm } from './useSchemaForm.ts'

/**
 * A form that begins with what is known of the person. It may become known while someone types, after a slow answer or a
 * login in another tab. Then it fills in the fields that nobody has touched. What a guest typed and left alone is erased;
 * a member's session ends by itself.
 */
export function usePersonForm<Typed extends FieldValues, Parsed, Shape extends z.ZodRawShape>(
	schema: z.ZodType<Parsed, Typed> & { shape: Shape },
	known: DefaultValues<Typed>,
) {
	const { form, fields } = useSchemaForm(schema, known)
	const latest = useRef(known)
	const facts = JSON.stringify(known)
	const filledIn = useRef(facts)
	useEffect(() => {
		latest.current = known
	})
	useEffect(() => {
		if (filledIn.current === facts) return
		filledIn.current = facts
		form.reset(latest.current, { keepDirtyValues: true, keepErrors: true })
	}, [form, facts])
	const [erased, setErased] = useState(false)
	const erase = useCallback(() => {
		form.reset(latest.current)
		setErased(true)
	}, [form])
	useGuestIdle(!useFormPerson().person && form.formState.isDirty, erase)
	useEffect(
		() =>
			form.subscribe({
				formState: { values: true },
				callback: ({ type }) => {
					if (type === 'change') setErased(false)
				},
			}),
		[form],
	)
	return { form, fields, erased }
}
