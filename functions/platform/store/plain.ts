/** Returns a text as it's searched: without differences of case, spacing, accents and apostrophes. */
export const plain = (term: string) =>
	term
		.normalize('NFD')
		.replace(/\p{Mn}/gu, '')
		.replace(/[’‘]/g, "'")
		.toLowerCase()
		.replace(/\s+/g, ' ')
		.trim()
