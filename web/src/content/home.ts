import { t } from '#shared/words/t.ts'

export const hero = {
	/** The lines of the title. */
	title: t('When illness takes\nthe ground away,\nwe build the\u00a0bridge.').split('\n'),
} as const

export const shore = {
	cutOff: {
		title: t('Is something being cut off this week?'),
		text: t(
			'Call us before you fill in anything. We’ll tell you what we can do by then, and what to ask the company for.',
		),
	},
	applied: {
		title: t('Already applied?'),
		text: t('See if your application has been read, and send what’s missing. You need your name and your token.'),
		link: t('Check on your application'),
	},
} as const

/** The example of an application, from the photo to the payment. The person, the company and the days are made up. */
export const story = {
	title: t('What happens when you ask'),
	text: t('One power bill, from the photo to the payment. It’s an example, and every request takes its own time.'),
	steps: {
		ask: {
			on: t('November 9'),
			title: t('Tell us what you need'),
			text: t('It takes about 15 minutes, on a phone if you like. A photo of one bill is all you need.'),
		},
		read: {
			on: t('November 12'),
			title: t('A person reads it'),
			text: t('A real person, not a computer, decides. You can check on your request anytime.'),
		},
		answer: {
			on: t('November 16'),
			title: t('You’ll hear within 21 days'),
			text: t('We write to you either way. Here it took a week.'),
		},
		paid: {
			on: t('November 18'),
			title: t('The bill is paid'),
			text: t('We pay the company or the landlord, or we send a gift card.'),
		},
	},
} as const

export const eventsTeaser = {
	title: t('Events That Warm the Heart'),
	text: t('Family days, evenings with a nurse, and walks across the bridge. We’ll post new dates here.'),
} as const

export const newsletterWords = {
	title: t('Our newsletter'),
	text: t('Stories, events and ways to help, a few times a year. Unsubscribe with one click.'),
} as const

export const sponsorWall = {
	title: t('Our sponsors'),
	text: t('Companies and families whose gifts pay for rent, power and trips to the clinic.'),
} as const

export const getInvolved = {
	title: t('Get involved'),
	about: t('Who we are and who reads your application'),
	join: t('Become an affiliate, an ambassador or a board member'),
	donate: t('Every dollar helps a family across'),
	contact: t('Ask us anything. A real person answers.'),
} as const
