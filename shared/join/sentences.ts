import { t } from '../words/t.ts'

/** The documented sentences of joining to the letter, and our own. */
export const joinSentences = {
	submitted: t('Application Submitted'),
	failed: t('Error Submitting Application'),
	affiliateChanged: 'Affiliate status updated.',
	statusChanged: 'Status updated.',
	sameStatus: 'That’s the status already, so nothing was sent. Choose another one.',
	affiliateNotFound: 'We couldn’t find this affiliate. Please reload the list.',
	notFound: 'We couldn’t find this application. Please reload the list.',
} as const
