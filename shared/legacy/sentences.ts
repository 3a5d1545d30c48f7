export const legacySentences = {
	missing: 'Missing Application Information!',
	added: 'Legacy application added.',
	removed: 'Legacy application removed.',
	notFound: 'This row is gone. A colleague may have removed it.',
	future: 'Enter a day that has passed.',
} as const
