import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { FirstKeyInput } from '#shared/users/schema.ts'
import { Button } from '#web/components/Button.tsx'
import { Form } from '#web/components/Form.tsx'
import { PasswordField } from '#web/components/fields/PasswordField.tsx'
import { KeyField } from './KeyField.tsx'
import { keyStateQuery, keys } from './keys.ts'

/** On first use: the password again shows that it is really you. */
export function ChooseKey({ onChosen }: { onChosen?: (message: string) => void }) {
	const cache = useQueryClient()
	const form = useForm({
		resolver: zodResolver(FirstKeyInput),
		shouldFocusError: false,
		defaultValues: { password: '', newKey: '' },
	})
	return (
		<Form
			form={form}
			label="Choose your employee key"
			className="grid max-w-form gap-s4"
			onSend={async (values) => {
				const { message } = await keys.chooseKey(values)
				form.reset()
				cache.setQueryData(keyStateQuery.queryKey, true)
				onChosen?.(message)
			}}
		>
			<p className="max-w-read">
				You have no employee key yet. It is asked for before anything that reaches an applicant or changes
				what colleagues may do. Choose one that is not your password, and keep it to yourself.
			</p>
			<PasswordField
				control={form.control}
				name="password"
				label="Your password"
				autoComplete="current-password"
			/>
			<KeyField control={form.control} name="newKey" label="New employee key" hint="8 characters or more." />
			<Button type="submit" className="justify-self-start" busy={form.formState.isSubmitting && 'Saving'}>
				Choose this key
			</Button>
		</Form>
	)
}
