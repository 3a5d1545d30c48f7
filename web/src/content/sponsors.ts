export interface Sponsor {
	name: string
	/** A picture in web/public, like '/sponsors/name.svg'; without one, the name is shown in a dashed box. */
	logo?: string
	link?: string
}

export const topSponsor: Sponsor = { name: '[Top sponsor]' }

export const partners: readonly Sponsor[] = Array.from({ length: 13 }, (_, index) => ({
	name: `[Partner ${index + 1}]`,
}))
