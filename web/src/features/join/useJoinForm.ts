import { useQueryClient } from '@tanstack/react-query'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { useDraftedForm } from '#web/components/forms/useDraftedForm.ts'
import { useIsThere } from '#web/lib/useIsThere.ts'

export interface JoinFormProps {
	member: { _id: string; firstName: string; lastName: string; email: string }
	onErased: () => void
	onSubmitted: () => void
}

interface Application<Parsed> {
	form: string
	send: (values: Parsed, options: { idempotencyKey: string }) => Promise<unknown>
}

/** The three forms all keep a draft, send it once, and forget it when it's sent or erased. */
export function useJoinForm<Typed extends FieldValues, Parsed, Shape extends z.ZodRawShape>(
	schema: z.ZodType<Parsed, Typed> & { shape: Shape },
	start: DefaultValues<Typed>,
	{ member, onErased, onSubmitted, form: name, send }: JoinFormProps & Application<Parsed>,
) {
	const draft = useDraftedForm(schema, start, { form: name, owner: member._id, onErased })
	const { form, fields, saved, mayBeThere } = draft
	const cache = useQueryClient()
	const isThere = useIsThere()
	const onSend = async (values: Parsed) => {
		await draft.send(values, (options) => send(values, options))
		// The dashboard has one more to show.
		void cache.invalidateQueries()
		// Whoever left finds their answers again, and sending them once more changes nothing.
		if (!isThere()) return
		draft.forget()
		onSubmitted()
	}
	const onErase = () => {
		draft.forget()
		onErased()
	}
	return { fields, application: { form, saved, mayBeThere, onSend, onErase } }
}
