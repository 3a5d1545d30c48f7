import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as z from 'zod'
import { employeeKey } from '#shared/fields.ts'
import { Button } from '#web/components/Button.tsx'
import { ErrorState } from '#web/components/ErrorState.tsx'
import { Form } from '#web/components/Form.tsx'
import { Skeleton } from '#web/components/Loading.tsx'
import { Submit } from '#web/components/Submit.tsx'
import { useSchemaForm } from '#web/components/useSchemaForm.ts'
import { ChooseKey } from './ChooseKey.tsx'
import { KeyField } from './KeyField.tsx'
import { keyStateQuery } from './keys.ts'

const Confirmation = z.strictObject({ key: employeeKey })

interface Props {
	/** Of the form, for a screen reader. */
	label: string
	/** What the button says, and what it says while it does it. */
	action: string
	busy: string
	look?: 'primary' | 'danger'
	/** What it throws is shown above the key. */
	onConfirm: (key: string) => Promise<void>
	onBack?: () => void
	/** Whether everything else is ready too, so that the button looks ready. */
	ready?: (key: string) => boolean
	/** What has to be done before the key is asked for, until it is. */
	missing?: string | undefined
	children?: ReactNode
}

/** The last step of an action that needs the employee's key. An employee without a key chooses one here. */
export function ConfirmWithKey(props: Props) {
	const { data: chosen, error, isFetching, refetch } = useQuery(keyStateQuery)
	if (error)
		return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
	if (chosen === undefined) return <Skeleton lines={2} />
	return chosen ? <KeyForm {...props} /> : <ChooseKey />
}

function KeyForm({
	label,
	action,
	busy,
	look = 'primary',
	onConfirm,
	onBack,
	ready = (key) => key !== '',
	missing,
	children,
}: Props) {
	const { form, fields } = useSchemaForm(Confirmation, { key: '' })
	return (
		<Form
			form={form}
			label={label}
			{...(missing && { incomplete: missing })}
			className="grid max-w-form gap-s4"
			onSend={async ({ key }) => {
				// The key is cleared after each use, whether it worked or not.
				form.setValue('key', '')
				await onConfirm(key)
			}}
		>
			{children}
			<KeyField field={fields.key} />
			<div className="flex flex-wrap gap-s3">
				<Submit look={look} unready={!ready(form.watch('key'))} busy={busy}>
					{action}
				</Submit>
				{onBack ? (
					<Button look="ghost" onClick={onBack}>
						Go Back
					</Button>
				) : null}
			</div>
		</Form>
	)
}
