import { t } from '#shared/words/t.ts'

/** The one place that has no street, in the page's language. */
export const placeWords = (location: string) => (location === 'Online' ? t('Online') : location)
