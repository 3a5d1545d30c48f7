import type { genders } from '#shared/fields.ts'
import { t } from '#shared/words/t.ts'
import type { WordsFor } from './choices.ts'

/** Lists that several forms ask from are stored in English and said in the page's language. */
export const genderWords: WordsFor<typeof genders> = {
	Male: t('Male'),
	Female: t('Female'),
	Other: t('Other ~gender'),
}
