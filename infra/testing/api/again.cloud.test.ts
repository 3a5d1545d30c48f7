import { expect, test } from 'vitest'
import { allowGuests, applyAs, code, respond, show } from '#functions/applications/applications.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { employee, key } from '#functions/users/people.cloud.test.data.ts'
import { applicationForm } from '#infra/testing/application.ts'
import { createEvent } from '#infra/testing/events.ts'
import { createPerson, newEmail } from '#infra/testing/people.ts'
import { names } from '#infra/testing/persona.ts'
import { wholeTable } from '#infra/testing/table-dump.ts'
import { anew, type Reply, TestClient } from '#infra/testing/test-client.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { dayOf, monthDayYear } from '#shared/dates.ts'
import type { Endpoint, Payload } from '#shared/endpoint.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventsExamples } from '#shared/events/examples.ts'
import { examples } from '#shared/examples.ts'
import { reportsApi } from '#shared/reports/api.ts'

await allowGuests(true)
const { client: staff } = await employee('Application Access', 'Event Access', 'User Access', 'Report Access')

/** The same request A without an idempotency key, and B, which changes what A did. */
interface Sequence {
	act: () => Promise<Pick<Reply, 'status' | 'text'>>
	/** Nothing undoes some requests. Such an A is asked for again some time later, and is about this application. */
	other: (() => Promise<unknown>) | { token: string }
	/** Reads everything that is there because of A. */
	state: () => Promise<unknown>
	/** The state after A, B, A, if it isn't the same as after A. */
	ends?: unknown
}

const call =
	<E extends Endpoint>(endpoint: E, payload: Payload<E>, client = staff) =>
	() =>
		client.call(endpoint, payload)

const once = <E extends Endpoint>(endpoint: E, payload: Payload<E>, client = staff) =>
	client.call(endpoint, payload, anew())

const application = async () => applyAs((await createPerson()).client)

/** One for each way in which a repeated request is known, and in which what it did is undone. */
const sequences: Readonly<Record<string, () => Promise<Sequence>>> = {
	'what a member sends': async () => {
		const { client } = await createPerson()
		const mine = async () => (await client.call(applicationsApi.mine, {})).body.applications ?? []
		return {
			act: call(applicationsApi.apply, applicationForm(), client),
			state: async () => (await mine()).length,
			other: async () => respond(staff, String((await mine())[0]?.token), { status: 'Denied' }),
			ends: 2,
		}
	},
	'what a visitor sends': async () => {
		const email = newEmail()
		const sent = async () => (await staff.call(reportsApi.list, { q: email })).body.reports ?? []
		return {
			act: call(reportsApi.report, { ...examples.reports.report, email }, new TestClient()),
			other: async () => staff.call(reportsApi.change, { token: String((await sent())[0]?.token), resolved: true }),
			state: async () => (await sent()).length,
			ends: 2,
		}
	},
	'what its person takes back': async () => {
		const { _id: id } = await createEvent()
		const { client, user } = await createPerson()
		const signUps = async () => (await client.call(eventsApi.mySignUps, {})).body.signUps ?? []
		return {
			act: call(eventsApi.attend, { id, ...names, email: user.email }, client),
			other: async () => client.call(eventsApi.cancelMine, { id: String((await signUps())[0]?._id) }),
			state: async () => (await signUps()).length,
		}
	},
	'a payment': async () => {
		const token = await application()
		await respond(staff, token)
		return {
			act: call(desk.recordPayment, { token, method: 'Check', date: monthDayYear(dayOf(new Date())), key }),
			other: () => once(desk.removePayment, { token, key }),
			state: async () => (await show(staff, token)).payment?.method,
		}
	},
	'an email, which nothing undoes': async () => {
		const token = await application()
		return {
			act: call(desk.email, { token, message: 'Please call us.', key }),
			other: { token },
			state: async () => (await show(staff, token)).notes.length,
			ends: 2,
		}
	},
	'a file': async () => {
		const token = await application()
		return {
			act: () => {
				const form = new FormData()
				form.append('token', token)
				form.append('attachments', new Blob([new Uint8Array(pdf)]), 'letter.pdf')
				return staff.send('POST', desk.addAttachments.path, form)
			},
			other: { token },
			state: async () => (await show(staff, token)).attachments.length,
			ends: 2,
		}
	},
	'a guest at the desk': async () => {
		const { _id: eventID } = await createEvent()
		const came = async () => (await staff.call(eventsDeskApi.signIns, { id: eventID })).body.signinData ?? []
		return {
			act: call(eventsDeskApi.signIn, { ...eventsExamples.signIn, ...names, eventID }),
			other: async () => staff.call(eventsDeskApi.undoSignIn, { eventID, id: String((await came())[0]?._id) }),
			state: async () => (await came()).length,
		}
	},
}

/** As if the seconds had passed in which a request without a key is taken for the same one. */
async function passTime({ token }: { token: string }) {
	const keys = [...(await wholeTable())].flatMap(([key, item]) =>
		key.startsWith('ONCE#') && item.includes(`APPLICATION#${token}`) ? [key.split(' ')] : [],
	)
	expect(keys.length).toBeGreaterThan(0)
	for (const [pk = '', sk = ''] of keys) await code.updateItem({ pk, sk }, { set: { endsAt: Date.now() - 1 } })
}

test.each(Object.entries(sequences))('%s without a key: A counts once, and A, B, A ends in A', async (_, begin) => {
	const { act, other, state, ends } = await begin()
	const nothing = await state()
	const replies = [...(await Promise.all([act(), act(), act()])), await act()]
	expect(replies.map(({ status, text }) => [status, status === 200 || text])).toEqual(Array(4).fill([200, true]))
	expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
	const done = await state()
	expect(done).not.toEqual(nothing)

	if (typeof other === 'function') expect(await other()).toMatchObject({ status: 200 })
	else await passTime(other)
	if (ends === undefined) expect(await state()).not.toEqual(done)
	const again = await Promise.all([act(), act()])
	expect(again.map(({ status, text }) => [status, status === 200 || text])).toEqual(Array(2).fill([200, true]))
	expect(await state()).toEqual(ends ?? done)
})
