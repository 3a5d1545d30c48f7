import type { DeskGuest } from './guests.ts'

/** As the server searches: without accents, capitals and differences of apostrophes. */
const plain = (text: string) =>
	text
		.normalize('NFD')
		.replace(/\p{Mn}/gu, '')
		.replace(/[’‘]/g, "'")
		.toLowerCase()
		.trim()

/** The guests with a name in which each typed word begins a word, in the order of their last names. */
export function findByName<Guest extends Pick<DeskGuest, 'firstName' | 'lastName'>>(
	guests: readonly Guest[],
	typed: string,
) {
	const wanted = plain(typed).split(/\s+/)
	return byLastName(
		guests.filter(({ firstName, lastName }) => {
			const words = plain(`${firstName} ${lastName}`).split(/[\s'-]+/)
			const whole = [...words, plain(firstName), plain(lastName)]
			return wanted.every((one) => whole.some((word) => word.startsWith(one)))
		}),
	)
}

export const byLastName = <Guest extends Pick<DeskGuest, 'firstName' | 'lastName'>>(guests: readonly Guest[]) =>
	[...guests].sort((one, other) =>
		`${one.lastName} ${one.firstName}`.localeCompare(`${other.lastName} ${other.firstName}`),
	)
