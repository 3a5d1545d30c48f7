export const legacySentences = {
	missing: 'Missing Application Information!',
	added: 'Legacy application added.',
	removed: 'Legacy application removed.',
	imported: 'Legacy applications imported.',
	notFound: 'This row is gone. A colleague may have removed it.',
	future: 'Enter a day that has passed. These rows are older than this site.',
	rows: 'Send 1 to 15 rows at a time.',
} as const
