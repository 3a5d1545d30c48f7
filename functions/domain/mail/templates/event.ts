import { filled, type SpokenPart, type SpokenTemplates, type Writer, written } from '#functions/domain/mail/words.ts'
import { clockTime, dayOf } from '#shared/dates.ts'
import type { CalendarEvent } from '#shared/events/calendar.ts'
import { online } from '#shared/events/rules.ts'
import { timeIn } from '#shared/events/time.ts'

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

const whenAndWhere = ({ name, date: day, time, location }: CalendarEvent, { date, language }: Writer): SpokenPart => ({
	list: [
		{ text: name },
		{ text: `${date(day)}, ${timeIn(language, time)}` },
		location === online ? 'Online' : { text: location },
	],
})

/** Invites guests to fill in the form at home, because they are signed in with two taps then. */
const atTheDoor = ({ location }: CalendarEvent, cancelToken: string): SpokenPart[] =>
	location === online
		? []
		: [
				'Save time at the door: fill in your form before you come.',
				{ link: 'Fill in my form', path: `/events/door#${cancelToken}` },
			]

/** For a mail with the calendar's file. The part after # stays in the browser, so no log has the token. */
const dayAndCancel = (cancelToken: string, toConfirm = false): SpokenPart[] => [
	'Open the attached file to add the event to your calendar.',
	...(toConfirm
		? ([
				'Please open this link today, so that we know this email is yours. If the event fills up, we can keep your place for one day only.',
			] as const)
		: []),
	'Can’t come? Please tell us, so that someone else can have your place.',
	{ link: toConfirm ? 'Confirm or cancel my sign-up' : 'Cancel my sign-up', path: `/events/cancel#${cancelToken}` },
]

export const eventMails = {
	'event-signed-up': ({ listed, toConfirm, event, forGuests, cancelToken }, writer) => ({
		subject: beginnings[listed].subject,
		preview: toConfirm ? 'When and where. Please confirm your email.' : 'When and where, and how to cancel.',
		title: beginnings[listed].title,
		body: [
			beginnings[listed].words,
			whenAndWhere(event, writer),
			...forGuests.flatMap(written),
			...atTheDoor(event, cancelToken),
			...dayAndCancel(cancelToken, toConfirm),
		],
		question: 'Didn’t sign up? ~event',
		answer: 'Someone typed your email, most likely by mistake. The link above takes you off the list.',
		calendar: { event, canceled: false },
	}),
	'event-waiting': ({ toConfirm, event, cancelToken }, writer) => ({
		subject: 'You’re on the waiting list for our event',
		preview: toConfirm ? 'Please confirm your email.' : 'When a place is free, we’ll email you.',
		title: 'You’re on the waiting list',
		body: [
			'This event is full, and you’re waiting for a place:',
			whenAndWhere(event, writer),
			'When a place is free for you, we’ll email you. You then have 24 hours to take it, or two hours on the day of the event.',
			...(toConfirm
				? ([
						'Please open this link today, so that we know this email is yours. Until then we can’t offer you a place.',
					] as const)
				: []),
			'Don’t want to wait anymore? Please tell us, so that the next person moves up.',
			{ link: toConfirm ? 'Confirm or stop waiting' : 'Stop waiting', path: `/events/cancel#${cancelToken}` },
		],
		question: 'Didn’t sign up? ~event',
		answer: 'Someone typed your email, most likely by mistake. The link above takes you off the list.',
	}),
	'event-offered': ({ offeredUntil, event, cancelToken }, writer) => ({
		subject: 'A place is free for you at our event',
		preview: 'Please take it in time, or give it up.',
		title: 'A place is free for you',
		body: [
			filled('This place is yours until {time}, Central Time, on {day}:', {
				time: timeIn(writer.language, clockTime(new Date(offeredUntil))),
				day: writer.date(dayOf(new Date(offeredUntil))),
			}),
			whenAndWhere(event, writer),
			'Please take it by then, or give it up. Otherwise it goes to the next person.',
			{ link: 'Take my place, or give it up', path: `/events/cancel#${cancelToken}` },
		],
		question: 'Didn’t sign up? ~event',
		answer: 'Someone typed your email, most likely by mistake. The link above takes you off the list.',
	}),
	/** This template leaves out the typed first name, because the address may be a stranger's. */
	'event-message': ({ message, event, state, forGuests, cancelToken }, writer) => {
		const subject = state === 'off' ? 'Our event won’t take place' : 'A message about our event'
		return {
			subject,
			preview: 'It’s about the event you signed up for.',
			title: subject,
			body: [
				state === 'off'
					? 'You signed up for this event. It was canceled and won’t take place:'
					: 'You signed up for this event:',
				whenAndWhere(event, writer),
				...(state === 'coming' ? forGuests.flatMap(written) : []),
				'Our team wrote this to everyone who signed up:',
				...written(message),
				...(state === 'off'
					? (['If you added the event to your calendar, open the attached file to remove it.'] as const)
					: []),
				...(cancelToken === undefined ? [] : dayAndCancel(cancelToken)),
			],
			question: 'Didn’t sign up? ~event',
			answer:
				cancelToken === undefined
					? 'Someone typed your email, most likely by mistake. You don’t need to do anything.'
					: 'Someone typed your email, most likely by mistake. The link above takes you off the list.',
			...(state !== 'over' && { calendar: { event, canceled: state === 'off' } }),
		}
	},
	/** To a guest whom an employee took off the list. */
	'event-removed': ({ event }, writer) => ({
		subject: 'You’re off the list for our event',
		preview: 'Our team took you off the list.',
		title: 'You’re off the list',
		body: [
			'You signed up for this event, and our team took you off the list:',
			whenAndWhere(event, writer),
			'If this is a mistake, please sign up again or call us. We’re sorry for the trouble.',
			{ link: 'See our events', path: '/events' },
			'If you added the event to your calendar, open the attached file to remove it.',
		],
		question: 'Didn’t sign up? ~event',
		answer: 'Someone typed your email, most likely by mistake. You don’t need to do anything.',
		calendar: { event, canceled: true },
	}),
} satisfies Partial<SpokenTemplates>
