import { t } from '../words/t.ts'

/**
 * The sentences of Find. They're apart from the others, so that a page without the application's form loads only these.
 */
export const findSentences = {
	findAll: t('Please input all requested information!'),
	attachmentHidden: t('Unable to view without login'),
	notFound: t('We couldn’t find an application with this name and token. Please check all three and try again.'),
} as const
