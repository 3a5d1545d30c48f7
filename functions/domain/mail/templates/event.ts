import { type Block, link, type Templates, text, type Writer, written } from '#functions/domain/mail/words.ts'
import type { CalendarEvent } from '#shared/events/calendar.ts'
import { online } from '#shared/events/rules.ts'

const beginnings = ({ say }: Writer) => ({
	new: {
		subject: say('You’re signed up for our event'),
		title: say('You’re on the list'),
		words: say('Thank you for signing up. We look forward to seeing you.'),
	},
	before: {
		subject: say('You’re already signed up for our event'),
		title: say('You’re already on the list'),
		words: say(
			'Someone just signed up with this email again. You were on the list before, so nothing changed. To change your answers, cancel and sign up again.',
		),
	},
	replaced: {
		subject: say('You’re signed up for our event'),
		title: say('You’re on the list'),
		words: say(
			'Thank you for signing up. Someone had signed up with your email before, so the list has your name and your answers now.',
		),
	},
})

const whenAndWhere = (event: CalendarEvent, { say, date }: Writer): Block => ({
	kind: 'list',
	items: [event.name, `${date(event.date)}, ${event.time}`, event.location === online ? say('Online') : event.location],
})

/** Invites guests to fill in the form at home, because they are signed in with two taps then. */
const atTheDoor = ({ location }: CalendarEvent, address: string, { paragraph, say }: Writer): Block[] =>
	location === online
		? []
		: [paragraph('Save time at the door: fill in your form before you come.'), link(say('Fill in my form'), address)]

/** For a mail with the calendar's file. */
function dayAndCancel(cancelToken: string, { page, paragraph, say }: Writer, toConfirm = false): Block[] {
	// The part after # stays in the browser, so no log has the token.
	const address = `${page('/events/cancel')}#${cancelToken}`
	return [
		paragraph('Open the attached file to add the event to your calendar.'),
		...(toConfirm
			? [
					paragraph(
						'Please open this link today, so that we know this email is yours. If the event fills up, we can keep your place for one day only.',
					),
				]
			: []),
		paragraph('Can’t come? Please tell us, so that someone else can have your place.'),
		link(toConfirm ? say('Confirm or cancel my sign-up') : say('Cancel my sign-up'), address),
	]
}

export const eventMails = (writer: Writer) => {
	const { page, paragraph, say } = writer
	return {
		'event-signed-up': ({ listed, toConfirm, event, forGuests, cancelToken }) => ({
			subject: beginnings(writer)[listed].subject,
			preview: toConfirm
				? say('When and where. Please confirm your email.')
				: say('When and where, and how to cancel.'),
			title: beginnings(writer)[listed].title,
			body: [
				text(beginnings(writer)[listed].words),
				whenAndWhere(event, writer),
				...forGuests.flatMap(written),
				...atTheDoor(event, `${page('/events/door')}#${cancelToken}`, writer),
				...dayAndCancel(cancelToken, writer, toConfirm),
			],
			ifNotYou: {
				question: say('Didn’t sign up? ~event'),
				answer: say('Someone typed your email, most likely by mistake. The link above takes you off the list.'),
			},
			calendar: { event, canceled: false },
		}),
		/** This template leaves out the typed first name, because the address may be a stranger's. */
		'event-message': ({ message, event, state, forGuests, cancelToken }) => {
			const subject = state === 'off' ? say('Our event won’t take place') : say('A message about our event')
			return {
				subject,
				preview: say('It’s about the event you signed up for.'),
				title: subject,
				body: [
					text(
						state === 'off'
							? say('You signed up for this event. It was canceled and won’t take place:')
							: say('You signed up for this event:'),
					),
					whenAndWhere(event, writer),
					...(state === 'coming' ? forGuests.flatMap(written) : []),
					paragraph('Our team wrote this to everyone who signed up:'),
					...written(message),
					...(state === 'off'
						? [paragraph('If you added the event to your calendar, open the attached file to remove it.')]
						: []),
					...(cancelToken === undefined ? [] : dayAndCancel(cancelToken, writer)),
				],
				ifNotYou: {
					question: say('Didn’t sign up? ~event'),
					answer:
						cancelToken === undefined
							? say('Someone typed your email, most likely by mistake. You don’t need to do anything.')
							: say('Someone typed your email, most likely by mistake. The link above takes you off the list.'),
				},
				...(state !== 'over' && { calendar: { event, canceled: state === 'off' } }),
			}
		},
		/** To a guest whom an employee took off the list. */
		'event-removed': ({ event }) => ({
			subject: say('You’re off the list for our event'),
			preview: say('Our team took you off the list.'),
			title: say('You’re off the list'),
			body: [
				paragraph('You signed up for this event, and our team took you off the list:'),
				whenAndWhere(event, writer),
				paragraph('If this is a mistake, please sign up again or call us. We’re sorry for the trouble.'),
				link(say('See our events'), page('/events')),
				paragraph('If you added the event to your calendar, open the attached file to remove it.'),
			],
			ifNotYou: {
				question: say('Didn’t sign up? ~event'),
				answer: say('Someone typed your email, most likely by mistake. You don’t need to do anything.'),
			},
			calendar: { event, canceled: true },
		}),
	} satisfies Partial<Templates>
}
