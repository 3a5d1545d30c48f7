import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { usersApi } from '#shared/users/api.ts'
import { FirstKeyInput } from '#shared/users/schema.ts'
import type { FieldProps } from '#web/components/fields/FieldShell.tsx'
import { PasswordField } from '#web/components/fields/PasswordField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { client } from '#web/lib/api.ts'
import { useAction } from '#web/lib/useAction.ts'

const { keyState, chooseKey, changeKey, resetKey } = usersApi

export const keys = client({ keyState, chooseKey, changeKey, resetKey })

export const keyStateQuery = queryOptions({
	queryKey: ['console', 'key'],
	queryFn: async () => (await keys.keyState({})).chosen,
})

/** The first use asks for the password again, so that an open console is not enough to choose a key. */
export function ChooseKey({ onChosen }: { onChosen?: (message: string) => void }) {
	const cache = useQueryClient()
	const { form, fields } = useSchemaForm(FirstKeyInput, { password: '', newKey: '' })
	const choose = useAction({
		send: keys.chooseKey,
		onDone: ({ message }) => {
			cache.setQueryData(keyStateQuery.queryKey, true)
			onChosen?.(message)
		},
	})
	return (
		<Form form={form} label="Choose your employee key" className="grid max-w-form gap-s4" onSend={choose.run}>
			<p className="max-w-read">
				You don’t have an employee key yet. You’ll need it before you decide, send email or change permissions. Choose
				one that isn’t your password, and don’t share it.
			</p>
			<PasswordField field={fields.password} label="Your password" autoComplete="current-password" />
			<KeyField field={fields.newKey} label="New employee key" hint="8 characters or more." />
			<Submit busy="Saving">Choose this key</Submit>
		</Form>
	)
}

type Props = Pick<FieldProps<string>, 'field'> & { label?: string; hint?: string; inline?: boolean; className?: string }

/** Password managers must not fill in or save the key, because someone at a signed-in browser would have it. */
export const KeyField = ({ label = 'Employee key', hint = 'Your own key, not your password.', ...field }: Props) => (
	<PasswordField {...field} label={label} hint={hint} autoComplete="one-time-code" />
)
