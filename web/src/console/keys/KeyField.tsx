import type { FieldProps } from '#web/components/fields/FieldShell.tsx'
import { PasswordField } from '#web/components/fields/PasswordField.tsx'

type Props = Pick<FieldProps<string>, 'field'> & { label?: string; hint?: string; inline?: boolean; className?: string }

/** Password managers must not fill in or save the key, because someone at a signed-in browser would have it. */
export const KeyField = ({ label = 'Employee key', hint = 'Your own key, not your password.', ...field }: Props) => (
	<PasswordField {...field} label={label} hint={hint} autoComplete="one-time-code" />
)
