import type { assistanceTypes } from '#shared/applications/schema.ts'
import { t } from '#shared/words/t.ts'
import type { WordsFor } from '#web/components/fields/choices.ts'

/** The name of an application where someone sees several. */
export const assistanceNames: WordsFor<typeof assistanceTypes> = {
	Rental: t('Rental assistance'),
	Food: t('Food assistance'),
	Utility: t('Utility assistance'),
	Travel: t('Travel assistance'),
	Other: t('Other assistance'),
}
