/** All rows of one request are written in one transaction, which has room for 100 writes: up to nine for each row. */
export const mostRows = 10

export const legacySentences = {
	missing: 'Missing Application Information!',
	added: 'Legacy application added.',
	removed: 'Legacy application removed.',
	imported: 'Legacy applications imported.',
	notFound: 'This row is gone. A colleague may have removed it.',
	future: 'Enter a day that has passed. These rows are older than this site.',
	rows: `Send 1 to ${mostRows} rows at a time.`,
} as const
