export const hero = {
	title: ['When illness takes', 'the ground away,', 'we build the\u00a0bridge.'],
} as const

export const shore = {
	cutOff: {
		title: 'Is something being cut off this week?',
		text: 'Call us before you fill in anything. We’ll tell you what we can do by then, and what to ask the company for.',
	},
	applied: {
		title: 'Already applied?',
		text: 'See if your application has been read, and send what’s missing. You need your name and your token.',
		link: 'Check on your application',
	},
} as const

/** One application from the photo to the payment. The person, the company and the days are made up. */
export const story = {
	title: 'What happens when you ask',
	text: 'One power bill, from the photo to the payment. It’s an example, and every request takes its own time.',
	steps: {
		ask: {
			on: 'November 9',
			title: 'Tell us what you need',
			text: 'It takes about 15 minutes, on a phone if you like. A photo of one bill is all you need.',
		},
		read: {
			on: 'November 12',
			title: 'A person reads it',
			text: 'A real person, not a computer, decides. You can check on your request anytime.',
		},
		answer: {
			on: 'November 16',
			title: 'You’ll hear within 21 days',
			text: 'We write to you either way. Here it took a week.',
		},
		paid: {
			on: 'November 18',
			title: 'The bill is paid',
			text: 'We pay the company or the landlord, or we send a gift card.',
		},
	},
} as const

export const eventsTeaser = {
	title: 'Events That Warm the Heart',
	text: 'Family days, evenings with a nurse, and walks across the bridge. We’ll post new dates here.',
} as const

export const newsletterWords = {
	title: 'Our newsletter',
	text: 'Stories, events and ways to help, a few times a year. Unsubscribe with one click.',
} as const

export const sponsorWall = {
	title: 'Our sponsors',
	text: 'Companies and families whose gifts pay for rent, power and trips to the clinic.',
} as const

export const getInvolved = {
	title: 'Get involved',
	about: 'Who we are and who reads your application',
	join: 'Become an affiliate, an ambassador or a board member',
	donate: 'Every dollar helps a family across',
	contact: 'Ask us anything. A real person answers.',
} as const
