/** What Find says. It's apart from the other sentences, so that a page without the application's form loads only these. */
export const findSentences = {
	findAll: 'Please input all requested information!',
	attachmentHidden: 'Unable to view without login',
	notFound: 'We couldn’t find an application with this name and token. Please check all three and try again.',
} as const
