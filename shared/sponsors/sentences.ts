export const mostSponsors = 40

export const sponsorSentences = {
	name: 'Enter the name of the sponsor, at most 100 characters.',
	link: 'Enter a web address that starts with https://.',
	place: `Enter a place from 1 to ${mostSponsors}.`,
	full: 'The wall has room for 40 sponsors. Please remove one first.',
	gone: 'This sponsor is no longer on the wall. Please reload the page.',
	added: 'The sponsor is on the wall. The home page shows it within a minute.',
	changed: 'The sponsor was changed. The home page shows it within a minute.',
	removed: 'The sponsor is off the wall. The home page shows it within a minute.',
} as const
