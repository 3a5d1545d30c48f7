import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { allowGuests, applyAs, code, show } from '#functions/applications/applications.cloud.test.data.ts'
import { employee, key } from '#functions/users/people.cloud.test.data.ts'
import { createPerson, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import type { Reply } from '#infra/testing/test-client.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import type { Endpoint, Payload } from '#shared/endpoint.ts'
import { eventsApi } from '#shared/events/api.ts'
import { joinApi } from '#shared/join/api.ts'
import { joinExamples } from '#shared/join/examples.ts'
import { joinStaffApi } from '#shared/join/staff-api.ts'
import { legacyApi } from '#shared/legacy/api.ts'
import { legacyExamples } from '#shared/legacy/examples.ts'
import { sponsorsApi } from '#shared/sponsors/api.ts'

// The deployed function sends a decision's mail at once, so there it's never taken back.
process.env.DECISION_MAIL_SECONDS = '300'
export const { handler: holding } = await import('#functions/applications/handler.ts')

await allowGuests(true)
export const { client: staff, user: staffUser } = await employee(
	'Application Access',
	'Event Access',
	'User Access',
	'Report Access',
)
export const names = { firstName: persona.firstName, lastName: persona.lastName }
export const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#27566b' } })
	.jpeg()
	.toBuffer()

/** The same request A without an idempotency key, and B, which changes what A did. */
export interface Sequence {
	act: () => Promise<Pick<Reply, 'status' | 'text'>>
	/** Of a request that nothing undoes there is none, and A is asked for again some time later. */
	other?: () => Promise<unknown>
	/** Reads everything that is there because of A. */
	state: () => Promise<unknown>
	/** The state after A, B, A, if it isn't the same as after A. */
	ends?: unknown
}

export const call =
	<E extends Endpoint>(endpoint: E, payload: Payload<E>, client = staff) =>
	() =>
		client.call(endpoint, payload)

export const once = <E extends Endpoint>(endpoint: E, payload: Payload<E>, client = staff) =>
	client.call(endpoint, payload, { 'idempotency-key': randomUUID() })

/** As a documented client sends files: within the request, which may be the same one again. */
export const sendForm =
	({ path }: Endpoint, fields: object, field: string, file: Buffer, name: string) =>
	() => {
		const form = new FormData()
		for (const [name, value] of Object.entries(fields))
			form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
		form.append(field, new Blob([new Uint8Array(file)]), name)
		return staff.send('POST', path, form)
	}

export const member = async () => (await createPerson()).client
export const application = async () => applyAs(await member())
export const asking = { things: ['bill' as const], key }
export const ask = (token: string) => once(desk.ask, { token, ...asking })
export const missing = async (token: string) => (await show(staff, token)).missing

export async function notesOn(token: string) {
	const { notes } = await show(staff, token)
	return notes
}

/** A note is written, deleted and written again. */
export const noted = async (
	act: Sequence['act'],
	read: () => Promise<{ _id: string }[]>,
	remove: object,
	of: Endpoint,
) => ({
	act,
	state: async () => (await read()).length,
	other: async () => staff.call(of, { ...remove, remove: (await read()).map(({ _id }) => _id) }),
})

export async function applies(role: 'boardMember' | 'ambassador' | 'affiliate') {
	const client = await member()
	const email = newEmail()
	const own = async () => (await client.call(joinApi.mine, {})).body.applications ?? []
	const form = { ...joinExamples[role], email }
	const answer = { status: 'Denied' as const, key }
	return {
		act: () => client.call(joinApi[role], form),
		state: async () => (await own()).length,
		other: async () => {
			const id = String((await own())[0]?.id)
			return role === 'affiliate'
				? staff.call(joinStaffApi.changeAffiliate, { id, ...answer })
				: staff.call(joinStaffApi.changeEmployeeApplication, { token: id, ...answer })
		},
		ends: 2,
	}
}

export const wall = async () => (await staff.call(sponsorsApi.manage, {})).body.sponsors ?? []

export async function guestOf(event: { _id: string }) {
	const { client, user } = await createPerson()
	const signUps = async () => (await client.call(eventsApi.mySignUps, {})).body.signUps ?? []
	const cancel = async () => client.call(eventsApi.cancelMine, { id: String((await signUps())[0]?._id) })
	const form = { id: event._id, ...names, email: user.email }
	return { form, client, cancel, signUps }
}

export const actionsOn = async (about: string, { path }: Endpoint) =>
	(await code.queryItems(`AUDIT#${about}`, '', 1000)).filter(({ action }) => action === path).length

export const legacyRow = legacyExamples.add
export const legacyNamed = async (lastName: string) =>
	(await staff.call(legacyApi.list, { q: lastName })).body.applications ?? []
export const removeLegacy = async (lastName: string) =>
	staff.call(legacyApi.remove, { token: String((await legacyNamed(lastName))[0]?.token), key })

/** By path, one for each idempotent endpoint of the registry. */
