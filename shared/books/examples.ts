import type { Examples } from '../endpoint.ts'
import { samplePerson, sampleSearch, sampleStreet, sampleZip } from '../sample.ts'
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
	list: sampleSearch,
}
