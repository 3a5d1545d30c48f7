import { t } from './words/t.ts'

/** The sentences of forms and lists. They're apart from the server's, so that a page loads only these. */
export const formSentences = {
	invalid: t('Something is missing or not quite right. Please check the marked fields.'),
	incomplete: t('Please Fill Out All Fields!'),
	thanks: t('Thanks for Signing Up!'),
	listChanged: t('This list changed. Please reload.'),
} as const
