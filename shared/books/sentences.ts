import { t } from '../words/t.ts'

/** The documented sentences of books to the letter, and our own. */
export const bookSentences = {
	submitted: t('Application Submitted'),
	notFound: 'We found no such application. Please reload the list.',
	markedAlready: 'A colleague saved that already.',
} as const
