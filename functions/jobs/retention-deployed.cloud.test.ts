import { PutObjectCommand } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { createEvent } from '#infra/testing/events.ts'
import { platformCode } from '#infra/testing/in-process.ts'
import { invoke } from '#infra/testing/invoke.ts'
import { createPerson } from '#infra/testing/people.ts'
import { wholeTable } from '#infra/testing/table-dump.ts'
import { admin, cloud } from '#infra/testing/test-cloud.ts'
import { BookRecord } from '#shared/books/schema.ts'
import { eventsExamples } from '#shared/events/examples.ts'
import { GuestRecord, SignInRecord } from '#shared/events/records.ts'
import { examples } from '#shared/examples.ts'
import { application, fileId } from './retention.cloud.test.data.ts'

const putFile = (id: string) =>
	admin.files.send(new PutObjectCommand({ Bucket: cloud.outputs.App.FilesBucket, Key: `uploads/${id}`, Body: 'bill' }))

/** These items still name what is removed, until statistics are counted again the next night. */
const ofStatistics = /^CONTACT(S|SEARCH)#/

test('the deployed job removes what is too old, with its own permissions', async () => {
	const { user } = await createPerson()
	process.env.FILES_BUCKET = cloud.outputs.App.FilesBucket
	const code = await platformCode()
	const { putApplication } = await import('#functions/domain/applications/table.ts')
	const file = fileId()
	await putFile(file)
	const old = {
		...application({ status: 'Approved', issued: 8, decided: 7.9, file, applicantID: user._id }),
		affiliateID: 'V1StGXR8Z5jdHi6BmyT1',
	}
	await code.transact(putApplication(old))
	await code.updateItem({ pk: `USER#${user._id}`, sk: 'USER' }, { append: { applicationTokens: [old.token] } })
	const ofEvents = await oldLists(code, user._id)
	await invoke('JobsRetention')
	const left = [...(await wholeTable())].filter(([key, item]) => (key + item).includes(old.token))
	const kept = left.map(([key]) => key).filter((key) => !ofStatistics.test(key))
	expect(kept).toEqual([expect.stringContaining(`AUDIT#${old.token}`)])
	const lists = [...(await wholeTable())].filter(([key, item]) => (key + item).includes(ofEvents))
	const theirs = lists
		.map(([key]) => key)
		.filter((key) => !/^(EVENT#|FIND#EVENTS )/.test(key) && !ofStatistics.test(key))
	// Only the records that they were removed are left of the people.
	expect(theirs.map((key) => key.replace(/#.*/, ''))).toEqual(['AUDIT', 'AUDIT', 'AUDIT'])
})

/** Adds a guest of an event long ago, someone who came to it, and a book application. All of them name the event. */
async function oldLists({ transact }: Awaited<ReturnType<typeof platformCode>>, memberId: string) {
	const { addGuest } = await import('#functions/domain/events/guests.ts')
	const { signIns } = await import('#functions/domain/events/sign-ins.ts')
	const { putBook } = await import('#functions/domain/books/table.ts')
	const { _id: eventID } = await createEvent({ date: '2001-05-09', active: false, archived: true })
	const date = '2001-05-09T18:00:00.000Z'
	const guest = GuestRecord.parse({ ...eventsExamples.attend, questionAnswers: [], _id: `guest-${eventID}`, date })
	// Their form from home is gone by now, and who didn't come keeps the mark.
	await transact(addGuest({ ...guest, eventID, memberId, language: 'en', filledIn: true, version: 0 }))
	const came = SignInRecord.parse({ ...eventsExamples.signIn, _id: `came-${eventID}`, eventID, date })
	await transact(signIns.add({ ...came, version: 0 }))
	const book = BookRecord.parse({
		...examples.books.apply,
		token: `BTG-${eventID}`,
		issuedOn: date,
		sentOn: date,
		applicantID: memberId,
	})
	await transact(putBook({ ...book, version: 0 }, memberId))
	return eventID
}
