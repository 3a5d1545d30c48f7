import { t } from '#shared/words/t.ts'
import type { FieldProps } from './FieldShell.tsx'
import { TextField } from './TextField.tsx'

/** A code copied from an email often includes spaces and hyphens, which are not part of it. */
export const withoutSpaces = { characters: /[\s-]/g }

/** The six digits that we email to an address. */
export const CodeField = ({ field }: Pick<FieldProps<string>, 'field'>) => (
	<TextField
		field={field}
		label={t('Verification code')}
		inputMode="numeric"
		autoComplete="one-time-code"
		refused={withoutSpaces}
		inputClassName="max-w-56 text-h3 tracking-[0.25em] tabular-nums"
	/>
)
