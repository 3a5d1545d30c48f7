import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import type { callTimes } from '#shared/join/schema.ts'
import { t } from '#shared/words/t.ts'
import { labelledChoices, type WordsFor } from '#web/components/fields/choices.ts'
import type { Field } from '#web/components/fields/fieldsOf.ts'
import { type Address, AddressFields } from '#web/components/fields/groups/AddressFields.tsx'
import { type Person, PersonFields } from '#web/components/fields/groups/PersonFields.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { KeptInTab } from '#web/components/forms/SavedNote.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
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

interface Props<Typed extends FieldValues, Parsed> {
	form: UseFormReturn<Typed, unknown, Parsed>
	label: string
	saved: boolean | undefined
	mayBeThere: boolean
	onSend: (values: Parsed) => Promise<unknown>
	onErase: () => void
	/** Stands before the server's own sentence if it isn't sent. */
	failure?: string
	children: ReactNode
}

/** A failure is shown above the form, and the answers stay. */
export function JoinForm<Typed extends FieldValues, Parsed>(props: Props<Typed, Parsed>) {
	const { form, label, saved, mayBeThere, onSend, onErase, failure, children } = props
	return (
		<div className="grid gap-s5">
			<Form form={form} label={label} onSend={(values) => onSend(values).then(() => undefined, explained(failure))}>
				{children}
				<Submit unready={!form.formState.isValid} busy={t('Sending your application')}>
					{t('Submit Application')}
				</Submit>
			</Form>
			<KeptInTab saved={saved} mayBeThere={mayBeThere} onErase={onErase} />
		</div>
	)
}

const explained = (failure?: string) => (error: unknown) => {
	if (failure && error instanceof Error) error.message = `${failure}. ${error.message}`
	throw error
}

const timeWords: WordsFor<typeof callTimes> = {
	Morning: t('Morning'),
	Afternoon: t('Afternoon'),
	Evening: t('Evening'),
}

type Fields = Person & Address & { callTime: Field<(typeof callTimes)[number]>; employer: Field<string> }

/** Board members and ambassadors are both asked this. */
export const AboutYou = ({ fields }: { fields: Fields }) => (
	<Section title={t('About you')}>
		<PersonFields fields={fields} />
		<AddressFields fields={fields} />
		<RadioGroup field={fields.callTime} label={t('When may we call?')} options={labelledChoices(timeWords)} inline />
		<TextField field={fields.employer} label={t('Employer')} hint={t('Or what you do.')} autoComplete="organization" />
	</Section>
)
