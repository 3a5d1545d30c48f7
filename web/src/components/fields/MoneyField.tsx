import { useFormContext } from 'react-hook-form'
import { typedDollars } from '#shared/typed.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '../Button.tsx'
import { type FieldProps, useField } from './FieldShell.tsx'
import { TextField } from './TextField.tsx'

/** `$1,240.00` becomes 1240; cents and whatever else is not certain stay to be seen, and the schema says what is wrong. */
const wholeDollars = (typed: string) => {
	const dollars = typedDollars(typed)
	return dollars !== undefined && Number.isInteger(dollars) ? String(dollars) : typed
}

export const MoneyField = (props: FieldProps<string>) => (
	<TextField
		{...props}
		read={wholeDollars}
		inputMode="numeric"
		inputClassName="max-w-56 tabular-nums"
		below={<RoundUp {...props} />}
	/>
)

/** Bills have cents and our sums don't. Nothing typed is changed in silence, so a refused sum is one press from a good one. */
function RoundUp(props: FieldProps<string>) {
	const { name, value, problem } = useField(props)
	const { setValue, setFocus } = useFormContext()
	const dollars = typedDollars(String(value ?? ''))
	if (!problem || dollars === undefined || Number.isInteger(dollars)) return null
	const whole = String(Math.ceil(dollars))
	return (
		<Button
			look="ghost"
			size="small"
			className="mt-s2 justify-self-start"
			onClick={() => {
				setValue(name, whole, { shouldDirty: true, shouldValidate: true })
				setFocus(name)
			}}
		>
			{t('Use {whole}', { whole })}
		</Button>
	)
}
