import type { FieldProps } from '#web/components/fields/FieldShell.tsx'
import { PasswordField } from '#web/components/fields/PasswordField.tsx'

type Props = Pick<FieldProps<string>, 'field'> & { label?: string; hint?: string }

/** No password manager fills it in or keeps it: whoever finds a browser signed in has not found the key. */
export const KeyField = ({
	label = 'Employee key',
	hint = 'Your own key, not your password.',
	field,
}: Props) => <PasswordField field={field} label={label} hint={hint} autoComplete="one-time-code" />
