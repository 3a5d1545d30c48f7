import type { FieldValues } from 'react-hook-form'
import { PasswordField } from '#web/components/fields/PasswordField.tsx'
import type { FieldProps } from '#web/components/fields/parts.tsx'

type Props<Typed extends FieldValues, Context, Parsed> = Pick<
	FieldProps<Typed, Context, Parsed>,
	'control' | 'name'
> & { label?: string; hint?: string }

/** No password manager fills it in or keeps it: whoever finds a browser signed in has not found the key. */
export function KeyField<Typed extends FieldValues, Context, Parsed>({
	label = 'Employee key',
	hint = 'Your own key, not your password.',
	...field
}: Props<Typed, Context, Parsed>) {
	return <PasswordField {...field} label={label} hint={hint} autoComplete="one-time-code" />
}
