import { t } from '#shared/words/t.ts'
import type { FieldProps } from './FieldShell.tsx'
import { TextField } from './TextField.tsx'

const refused = { characters: /\D/g, sentence: t('A ZIP code can only have digits.') }

/** As documented: only digits while typing. */
export const ZipField = (props: FieldProps<string>) => (
	<TextField
		{...props}
		refused={refused}
		inputMode="numeric"
		autoComplete="postal-code"
		inputClassName="tabular-nums"
	/>
)
