import { guest } from '#functions/domain/applications/table.ts'
import { putBook } from '#functions/domain/books/table.ts'
import { BookRecord } from '#shared/books/schema.ts'
import type { Applicant } from './applications.ts'
import { daysAgo } from './days-ago.ts'
import { writeIfNew } from './if-new.ts'

const readers = [
	{ readerFirstName: 'Sparrow', readingLevel: '2nd Grade', readerDetails: 'Loves dinosaurs and trains.', days: 3 },
	{ readerFirstName: 'Finch', readingLevel: 'Pre-School', readerDetails: 'Picture books, please.', days: 9 },
	{
		readerFirstName: 'Robin',
		readingLevel: '5th Grade',
		readerDetails: 'Has read all about space.',
		days: 20,
		sent: 12,
	},
	{ readerFirstName: 'Lark', readingLevel: '1st Grade', days: 41, sent: 30 },
]

/** Some applications for books: the first is the member's, the others are by guests. */
export async function seedBooks(member: Applicant) {
	for (const [at, { days, sent, ...reader }] of readers.entries()) {
		const book = BookRecord.parse({
			...(at === 0 ? member : { firstName: 'Heather', lastName: 'Oakhollow', email: `heather${at}@example.org` }),
			streetAddress: `${20 + at} Mill Road`,
			city: 'Fernwood',
			state: 'AL',
			ZIP: '35203',
			...reader,
			readerLastName: at === 0 ? member.lastName : 'Oakhollow',
			readerGender: 'Other',
			token: `BTG-B00K-0000-0000-000${at}`,
			applicantID: at === 0 ? member.id : guest,
			issuedOn: daysAgo(days),
			...(sent && { sentOn: daysAgo(sent) }),
		})
		await writeIfNew(putBook({ ...book, version: 0 }, at === 0 ? member.id : undefined))
	}
}
