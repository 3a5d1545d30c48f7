import { typedDate } from '#shared/dates.ts'
import { t } from '#shared/words/t.ts'
import type { FieldProps } from './FieldShell.tsx'
import { TextField } from './TextField.tsx'

export const DateField = (props: FieldProps<string> & { autoComplete?: string }) => (
	<TextField
		hint={t('Month, day, year: 04/23/1990')}
		{...props}
		mask="##/##/####"
		read={typedDate}
		inputMode="numeric"
		inputClassName="tabular-nums"
	/>
)
