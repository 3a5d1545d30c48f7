import {
	type Block,
	greet,
	link,
	type Page,
	type Templates,
	text,
	written,
} from '#functions/domain/mail/words.ts'
import { longDate } from '#shared/dates.ts'
import type { CalendarEvent } from '#shared/events/calendar.ts'
import { online } from '#shared/events/rules.ts'

const beginnings = {
	new: {
		subject: 'You’re signed up for our event',
		title: 'You’re on the list',
		words: 'Thank you for signing up. We look forward to seeing you.',
	},
	before: {
		subject: 'You’re already signed up for our event',
		title: 'You’re already on the list',
		words:
			'Someone just signed up with this email again. You were on the list before, so nothing changed. To change your answers, cancel and sign up again.',
	},
	replaced: {
		subject: 'You’re signed up for our event',
		title: 'You’re on the list',
		words:
			'Thank you for signing up. Someone had signed up with your email before, so the list has your name and your answers now.',
	},
} as const

const whenAndWhere = ({ name, date, time, location }: CalendarEvent): Block => ({
	kind: 'list',
	items: [name, `${longDate(date)}, ${time}`, location],
})

/** Whoever fills in the form at home is through the door with two taps. */
const atTheDoor = ({ location }: CalendarEvent, address: string): Block[] =>
	location === online
		? []
		: [
				text('Save time at the door: fill in your form before you come.'),
				{ kind: 'link', label: 'Fill in my form', address },
			]

/** For a mail with the calendar's file. */
function dayAndCancel(cancelToken: string, page: Page, toConfirm = false): Block[] {
	// The part after # stays in the browser, so no log has the token.
	const address = `${page('/events/cancel')}#${cancelToken}`
	return [
		text('The attached file puts the day into your calendar.'),
		...(toConfirm ? [text('Please open this link once, so that we know this email is yours.')] : []),
		text('Can’t come? Please tell us, so that someone else can have your place.'),
		{ kind: 'link', label: toConfirm ? 'Confirm or cancel my sign-up' : 'Cancel my sign-up', address },
	]
}

export const eventMails = {
	'event-signed-up': ({ firstName, listed, toConfirm, event, forGuests, cancelToken }, page) => ({
		subject: beginnings[listed].subject,
		preview: toConfirm ? 'When and where. Please confirm your email.' : 'When and where, and how to cancel.',
		title: beginnings[listed].title,
		greeting: greet(firstName),
		body: [
			text(beginnings[listed].words),
			whenAndWhere(event),
			...forGuests.flatMap(written),
			...atTheDoor(event, `${page('/events/door')}#${cancelToken}`),
			...dayAndCancel(cancelToken, page, toConfirm),
		],
		ifNotYou: {
			question: 'Didn’t sign up?',
			answer: 'Someone typed your email, most likely by mistake. The link above takes you off the list.',
		},
		calendar: { event, canceled: false },
	}),
	/** Without the typed first name, because the address may be a stranger's. */
	'event-message': ({ message, event, state, cancelToken }, page) => {
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
	},
	/** To a guest whom an employee took off the list. */
	'event-removed': ({ firstName, event }, page) => ({
		subject: 'You’re off the list for our event',
		preview: 'Our team took you off the list.',
		title: 'You’re off the list',
		greeting: greet(firstName),
		body: [
			text('You signed up for this event, and our team took you off the list:'),
			whenAndWhere(event),
			text('If this is a mistake, please sign up again or call us. We’re sorry for the trouble.'),
			link('See our events', page('/events')),
			text('If the day is in your calendar, open the attached file to take it out.'),
		],
		ifNotYou: {
			question: 'Didn’t sign up?',
			answer: 'Someone typed your email, most likely by mistake. You don’t need to do anything.',
		},
		calendar: { event, canceled: true },
	}),
} satisfies Partial<Templates>
