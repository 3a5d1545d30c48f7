import { t } from '#shared/words/t.ts'
import type { FieldProps } from './FieldShell.tsx'
import { TextField } from './TextField.tsx'

const refused = {
	characters: /[^\p{L}\p{M} .'’-]/gu,
	sentence: t('A name can only have letters, spaces, periods, hyphens and apostrophes.'),
}

/** As documented: no digits and symbols while typing. */
export const NameField = (props: FieldProps<string> & { autoComplete?: string }) => (
	<TextField {...props} refused={refused} />
)
