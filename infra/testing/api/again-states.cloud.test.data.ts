import { randomUUID } from 'node:crypto'
import { account, key } from '#functions/users/people.cloud.test.data.ts'
import { createEvent } from '#infra/testing/events.ts'
import { createEmployee, newEmail } from '#infra/testing/people.ts'
import { eventPicturesExamples } from '#shared/events/examples.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { joinApi } from '#shared/join/api.ts'
import { joinExamples } from '#shared/join/examples.ts'
import { joinStaffApi } from '#shared/join/staff-api.ts'
import { usersApi } from '#shared/users/api.ts'
import { call, member, once, type Sequence, staff } from './again-setup.cloud.test.data.ts'

const archived = async (id: string) => (await staff.call(eventsStaffApi.show, { id })).body.event?.archived

const userNow = async (id: string) => (await staff.call(usersApi.show, { id })).body.user

/** Someone who applied to join, and the id or token that staff know it by. */
async function applied(role: 'boardMember' | 'affiliate') {
	const client = await member()
	await once(joinApi[role], { ...joinExamples[role], email: newEmail() }, client)
	return String((await client.call(joinApi.mine, {})).body.applications?.[0]?.id)
}

/** What puts a thing into another state. */
export const stateSequences: Readonly<Record<string, () => Promise<Sequence>>> = {
	[eventsStaffApi.update.path]: async () => {
		const event = await createEvent()
		const { questions: _, key: __, mainImg: ___, ...fields } = eventPicturesExamples.add
		const changed = { ...fields, id: event._id, date: event.date, name: `Lanterns ${randomUUID()}`, key }
		return {
			act: call(eventsStaffApi.update, { ...changed, time: '8 pm' }),
			other: () => once(eventsStaffApi.update, { ...changed, time: '9 pm' }),
			state: async () => (await staff.call(eventsStaffApi.show, { id: event._id })).body.event?.time,
		}
	},
	[eventsStaffApi.archive.path]: async () => {
		const { _id: id } = await createEvent()
		return {
			act: call(eventsStaffApi.archive, { id, key }),
			other: () => once(eventsStaffApi.unarchive, { id, key }),
			state: () => archived(id),
		}
	},
	[eventsStaffApi.unarchive.path]: async () => {
		const { _id: id } = await createEvent()
		await once(eventsStaffApi.archive, { id, key })
		return {
			act: call(eventsStaffApi.unarchive, { id, key }),
			other: () => once(eventsStaffApi.archive, { id, key }),
			state: () => archived(id),
		}
	},
	[joinStaffApi.changeAffiliate.path]: async () => {
		const id = await applied('affiliate')
		return {
			act: call(joinStaffApi.changeAffiliate, { id, status: 'Approved', key }),
			other: () => once(joinStaffApi.changeAffiliate, { id, status: 'Denied', key }),
			state: async () => (await staff.call(joinStaffApi.oneAffiliate, { id })).body.affiliate?.status,
		}
	},
	[joinStaffApi.changeEmployeeApplication.path]: async () => {
		const token = await applied('boardMember')
		const seen = async () => (await staff.call(joinStaffApi.employeeApplication, { token })).body.application
		return {
			act: call(joinStaffApi.changeEmployeeApplication, { token, status: 'Approved', key }),
			other: () => once(joinStaffApi.changeEmployeeApplication, { token, status: 'Denied', key }),
			state: async () => (await seen())?.status,
		}
	},
	[usersApi.changePermissions.path]: async () => {
		const { _id: id } = (await createEmployee([])).user
		const all = (permissions: 'Event Access'[]) => ({ id, newClientSidePermissions: permissions, key })
		return {
			act: call(usersApi.changePermissions, all(['Event Access'])),
			other: () => once(usersApi.changePermissions, all([])),
			state: async () => (await userNow(id))?.clientSidePermissions,
		}
	},
	[usersApi.removeEmployee.path]: async () => {
		const { _id: id } = (await createEmployee([])).user
		return {
			act: call(usersApi.removeEmployee, { id, key }),
			other: () => once(usersApi.makeEmployee, { id, key }),
			state: async () => (await userNow(id))?.employee,
		}
	},
	[usersApi.disable.path]: async () => {
		const { _id: id } = await account()
		return {
			act: call(usersApi.disable, { id, key }),
			other: () => once(usersApi.enable, { id, key }),
			state: async () => (await userNow(id))?.disabled,
		}
	},
	[usersApi.enable.path]: async () => {
		const { _id: id } = await account({ disabled: true })
		return {
			act: call(usersApi.enable, { id, key }),
			other: () => once(usersApi.disable, { id, key }),
			state: async () => (await userNow(id))?.disabled,
		}
	},
}
