import { randomUUID } from 'node:crypto'
import { key } from '#functions/users/people.cloud.test.data.ts'
import { createPerson, newEmail, newLastName } from '#infra/testing/people.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { booksApi } from '#shared/books/api.ts'
import { booksExamples } from '#shared/books/examples.ts'
import { joinApi } from '#shared/join/api.ts'
import { joinStaffApi } from '#shared/join/staff-api.ts'
import { legacyApi } from '#shared/legacy/api.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { newsletterStaffApi } from '#shared/newsletter/staff-api.ts'
import { reportsApi } from '#shared/reports/api.ts'
import { reportsExamples } from '#shared/reports/examples.ts'
import { sponsorLogosApi } from '#shared/sponsors/logos-api.ts'
import { usersApi } from '#shared/users/api.ts'
import {
	applies,
	call,
	legacyNamed,
	legacyRow,
	names,
	noted,
	removeLegacy,
	type Sequence,
	staff,
	wall,
} from './again-setup.cloud.test.data.ts'

export const otherSequences: Readonly<Record<string, () => Promise<Sequence>>> = {
	[booksApi.apply.path]: async () => {
		const email = newEmail()
		const sent = async () => (await staff.call(booksApi.list, { q: email })).body.applications ?? []
		return {
			act: call(booksApi.apply, { ...booksExamples.apply, ...names, email }, new TestClient()),
			state: async () => (await sent()).length,
			other: async () => staff.call(booksApi.mark, { token: String((await sent())[0]?.token), sent: true }),
			ends: 2,
		}
	},
	[joinApi.boardMember.path]: () => applies('boardMember'),
	[joinApi.ambassador.path]: () => applies('ambassador'),
	[joinApi.affiliate.path]: () => applies('affiliate'),
	[joinStaffApi.addNote.path]: async () => {
		const { act } = await applies('boardMember')
		await act()
		const { applications: [newest] = [] } = (await staff.call(joinStaffApi.employeeApplications, {})).body
		const token = String(newest?.token)
		const read = async () =>
			(await staff.call(joinStaffApi.employeeApplication, { token })).body.application?.notes ?? []
		const add = call(joinStaffApi.addNote, { token, note: 'Called back.' })
		return noted(add, read, { token }, joinStaffApi.deleteNotes)
	},
	[legacyApi.add.path]: async () => {
		const lastName = newLastName()
		return {
			act: call(legacyApi.add, { ...legacyRow, lastName }),
			other: () => removeLegacy(lastName),
			state: async () => (await legacyNamed(lastName)).length,
		}
	},
	[newsletterApi.signup.path]: async () => {
		const email = newEmail()
		const list = async () => (await staff.call(newsletterStaffApi.subscribers, { q: email })).body.subscribers ?? []
		return {
			act: call(newsletterApi.signup, { ...names, email }, new TestClient()),
			other: async () => staff.call(newsletterApi.unsubscribe, { token: String((await list())[0]?._id) }),
			state: async () => (await list()).length,
		}
	},
	[reportsApi.report.path]: async () => {
		const email = newEmail()
		const sent = async () => (await staff.call(reportsApi.list, { q: email })).body.reports ?? []
		return {
			act: call(reportsApi.report, { ...reportsExamples.report, email }, new TestClient()),
			other: async () => staff.call(reportsApi.change, { token: String((await sent())[0]?.token), resolved: true }),
			state: async () => (await sent()).length,
			ends: 2,
		}
	},
	[sponsorLogosApi.addSponsor.path]: async () => {
		const name = `Fern ${randomUUID().slice(0, 8)}`
		const named = async () => (await wall()).filter((one) => one.name === name)
		return {
			act: call(sponsorLogosApi.addSponsor, { key, name, top: false }),
			other: async () => staff.call(sponsorLogosApi.removeSponsor, { key, id: String((await named())[0]?._id) }),
			state: async () => (await named()).length,
		}
	},
	[usersApi.addNote.path]: async () => {
		const { user } = await createPerson()
		const id = user._id
		const read = async () => (await staff.call(usersApi.notes, { id })).body.notes ?? []
		return noted(call(usersApi.addNote, { id, note: 'Called back.' }), read, { id }, usersApi.deleteNotes)
	},
}
