/** What forms and lists say by themselves. It's apart from the server's sentences, so that a page loads only these. */
export const formSentences = {
	invalid: 'Something is missing or not quite right. Please check the marked fields.',
	incomplete: 'Please Fill Out All Fields!',
	thanks: 'Thanks for Signing Up!',
	listChanged: 'This list changed. Please reload.',
} as const
