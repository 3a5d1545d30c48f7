import { typedPhone } from '#shared/typed.ts'
import { t } from '#shared/words/t.ts'
import type { FieldProps } from './FieldShell.tsx'
import { TextField } from './TextField.tsx'

export const PhoneField = (props: FieldProps<string>) => (
	<TextField
		hint={t('With area code: (205) 555-0142')}
		{...props}
		mask="(###) ###-####"
		read={typedPhone}
		inputMode="tel"
		autoComplete="tel-national"
		inputClassName="tabular-nums"
	/>
)
