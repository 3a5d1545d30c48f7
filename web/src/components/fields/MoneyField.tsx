import { typedDollars } from '#shared/typed.ts'
import type { FieldProps } from './FieldShell.tsx'
import { TextField } from './TextField.tsx'

/** `$1,240.00` becomes 1240; cents and whatever else is not certain stay to be seen, and the schema says what is wrong. */
const wholeDollars = (typed: string) => {
	const dollars = typedDollars(typed)
	return dollars !== undefined && Number.isInteger(dollars) ? String(dollars) : typed
}

export const MoneyField = (props: FieldProps<string>) => (
	<TextField {...props} read={wholeDollars} inputMode="numeric" inputClassName="max-w-56 tabular-nums" />
)
