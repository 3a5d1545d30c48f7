import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod'
import { fieldsOf } from '#web/components/fields/fieldsOf.ts'

/** Every form begins here: with its schema, and with what is in it before anyone types. */
export function useSchemaForm<Typed extends FieldValues, Parsed, Shape extends z.ZodRawShape>(
	schema: z.ZodType<Parsed, Typed> & { shape: Shape },
	start: DefaultValues<Typed>,
) {
	// The summary of problems takes the focus, and not the first field.
	const form = useForm({ resolver: zodResolver(schema), shouldFocusError: false, defaultValues: start })
	const [fields] = useState(() => fieldsOf(schema.shape))
	return { form, fields }
}
