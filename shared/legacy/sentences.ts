/** All rows of one request are written in one transaction, which has room for 100 writes: up to nine for each row. */
export const mostRows = 10

export const legacySentences = {
	missing: 'Missing Application Information!',
	added: 'Legacy application added.',
	removed: 'Legacy application removed.',
	imported: 'Legacy applications imported.',
	notFound: 'This row is gone. A colleague may have removed it.',
	future: 'Enter a day that has passed.',
	importGone: 'We can’t find this import. Please reload the list.',
	importOld:
		'This import is more than 30 days old, so it can’t be removed as a whole. You can remove its rows one by one.',
	importClosed: 'Someone is removing this import, so nothing can be added to it. Please start a new one.',
	importRemoved: 'The import was removed.',
	importShrinks: 'A part of the import was removed.',
	rows: `Send 1 to ${mostRows} rows at a time.`,
} as const
