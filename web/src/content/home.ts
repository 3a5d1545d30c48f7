export const hero = { title: ['When illness takes the ground away,', 'we build the\u00a0bridge.'] } as const

export const askingSteps = [
	{
		title: 'Tell us what you need',
		text: 'It takes about 15 minutes, on a phone if you like. A photo of one bill is all you need.',
	},
	{
		title: 'A person reads it',
		text: 'Never a machine. You get a token, so you can check on your request anytime.',
	},
	{
		title: 'You’ll hear within 21 days',
		text: 'If we can help, we’ll pay the bill itself or send a gift card, and we’ll write to you either way.',
	},
] as const

export const eventsTeaser = {
	title: 'Events That Warm the Heart',
	text: 'Family days, evenings with a nurse, and walks across the bridge. No one should face an illness alone. We’ll post new dates here.',
	upcoming: 'Family days, evenings with a nurse, and walks across the bridge. Everyone is welcome.',
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
