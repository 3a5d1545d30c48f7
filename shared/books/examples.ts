import type { Examples } from '../endpoint.ts'
import { sampleId, samplePerson, sampleSearch, sampleStreet, sampleToken, sampleZip } from '../sample.ts'
import type { booksApi } from './api.ts'

export const booksExamples: Examples<typeof booksApi> = {
	apply: {
		...samplePerson,
		...sampleStreet,
		ZIP: sampleZip,
		readerFirstName: 'Reed',
		readerLastName: 'Brook',
		readerGender: 'Male',
		readingLevel: '1st Grade',
		readerDetails: 'Likes otters.',
	},
	mine: { limit: 20 },
	list: { ...sampleSearch, status: 'waiting' },
	ofPerson: { accounts: [sampleId], emails: [samplePerson.email] },
	mark: { token: sampleToken, sent: true },
	download: { cursor: sampleSearch.cursor },
}
