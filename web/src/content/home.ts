export const hero = { title: ['When illness takes the ground away,', 'we build the bridge.'] } as const

export const askingSteps = [
	{
		title: 'Tell us what you need',
		text: 'It takes about 15 minutes, on a phone if you like. One bill, photographed, is enough.',
	},
	{
		title: 'A person reads it',
		text: 'Never a machine. You get a token, so that you can see the status of your request at any time.',
	},
	{
		title: 'You hear within 21 days',
		text: 'If we can help, we pay the bill itself or send a gift card, and we write to you either way.',
	},
] as const

export const eventsTeaser = {
	title: 'Events That Warm the Heart',
	text: 'Family days, evenings with a nurse, walks across the bridge: no one should carry an illness alone. The next dates appear here as soon as they are set.',
} as const

export const newsletterWords = {
	title: 'A letter now and then',
	text: 'What we built, who it carried, and when we meet. You can leave with one click.',
} as const

export const sponsorWall = {
	title: 'They hold it up with us',
	text: 'Companies and families whose gifts become rent, power and a way to the clinic.',
} as const

export const getInvolved = {
	title: 'Build with us',
	about: 'Who we are, and who stands behind each letter',
	donate: 'Every dollar becomes a stretch of deck',
	contact: 'Ask us anything; a person answers',
} as const
