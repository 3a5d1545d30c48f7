import {
	type ContentOf,
	dayAndCancel,
	greet,
	type Page,
	text,
	type Words,
	whenAndWhere,
	written,
} from '#functions/domain/mail/words.ts'

/** Without the typed first name, because the address may be a stranger's. */
export const eventMessage = (
	{ message, event, state, cancelToken }: ContentOf<'event-message'>,
	page: Page,
): Words => {
	const subject = state === 'off' ? 'Our event won’t take place' : 'A message about our event'
	return {
		subject,
		preview: 'It’s about the event you signed up for.',
		title: subject,
		greeting: greet(''),
		body: [
			text(
				state === 'off'
					? 'You signed up for this event. It’s off and won’t take place:'
					: 'You signed up for this event:',
			),
			whenAndWhere(event),
			text('Our team wrote this to everyone who signed up:'),
			...written(message),
			...(state === 'off'
				? [text('If the day is in your calendar, open the attached file to take it out.')]
				: []),
			...(cancelToken === undefined ? [] : dayAndCancel(cancelToken, page)),
		],
		ifNotYou: {
			question: 'Didn’t sign up?',
			answer:
				cancelToken === undefined
					? 'Someone typed your email, most likely by mistake. You don’t need to do anything.'
					: 'Someone typed your email, most likely by mistake. The link above takes you off the list.',
		},
		...(state !== 'over' && { calendar: { event, canceled: state === 'off' } }),
	}
}
