import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { t } from '#shared/words/t.ts'
import { Form } from '#web/components/forms/Form.tsx'
import { KeptInTab } from '#web/components/forms/SavedNote.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'

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
