import { afterAll, expect, test, vi } from 'vitest'
import { code, settings } from '#functions/applications/applications.cloud.test.data.ts'
import { createEvent } from '#infra/testing/events.ts'
import { createPerson, mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { wholeTable } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { apis } from '#shared/api.ts'
import { endpointsOf } from '#shared/endpoint.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { applicationSequences } from './again-applications.cloud.test.data.ts'
import { eventSequences } from './again-events.cloud.test.data.ts'
import { otherSequences } from './again-others.cloud.test.data.ts'
import { staff } from './again-setup.cloud.test.data.ts'
import { stateSequences } from './again-states.cloud.test.data.ts'

vi.setConfig({ testTimeout: 120_000 })

/** The sequence of proposals sets a limit, which holds for everyone. */
afterAll(() => code.transact([settings.putSettings({ mostGrantedAlone: undefined, raised: undefined })]))

const sequences = { ...applicationSequences, ...eventSequences, ...otherSequences, ...stateSequences }

/** All of them, so that a new one fails here until it has a sequence. */
const idempotent = endpointsOf(apis)
	.filter((endpoint) => endpoint.idempotent)
	.map(({ path }) => path)

const remembered = async () => [...(await wholeTable()).keys()].filter((key) => key.startsWith('ONCE#'))

/** As if the seconds had passed in which a request without a key is taken for the same one. */
async function passTime(before: readonly string[]) {
	const made = (await remembered()).filter((key) => !before.includes(key))
	for (const key of made) {
		const [pk = '', sk = ''] = key.split(' ')
		await code.updateItem({ pk, sk }, { set: { endsAt: Date.now() - 1 } })
	}
	expect(made.length).toBeGreaterThan(0)
}

test('every sequence is of an idempotent endpoint', () => {
	expect(Object.keys(sequences).toSorted()).toEqual(idempotent.toSorted())
})

test.each(idempotent)('%s without a key: A counts once, and A, B, A ends in A', async (path) => {
	const { act, other, state, ends } = (await sequences[path]?.()) ?? expect.unreachable()
	const nothing = await state()
	const before = await remembered()
	const replies = [...(await Promise.all([act(), act(), act()])), await act()]
	expect(replies.map(({ status, text }) => [status, status === 200 || text])).toEqual(Array(4).fill([200, true]))
	expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
	const done = await state()
	expect(done).not.toEqual(nothing)

	if (other) expect(await other()).toMatchObject({ status: 200 })
	else await passTime(before)
	if (other && ends === undefined) expect(await state()).not.toEqual(done)
	const again = await Promise.all([act(), act()])
	expect(again.map(({ status, text }) => [status, status === 200 || text])).toEqual(Array(2).fill([200, true]))
	expect(await state()).toEqual(ends ?? done)
})

test('a guest who canceled and signs up again within seconds is on the list again', async () => {
	const { _id: id } = await createEvent()
	const { client, user } = await createPerson()
	const email = user.email
	const form = { id, firstName: persona.firstName, lastName: persona.lastName, email }
	const signUp = () => client.call(eventsApi.attend, form)
	expect((await client.call(eventsApi.attend, form, { 'idempotency-key': 'first' })).status).toBe(200)
	const twice = await Promise.all([signUp(), signUp()])
	expect(twice.map(({ status }) => status)).toEqual([200, 200])
	const [own] = (await client.call(eventsApi.mySignUps, {})).body.signUps ?? []
	await client.call(eventsApi.cancelMine, { id: String(own?._id) })
	expect((await signUp()).status).toBe(200)
	expect((await client.call(eventsApi.mySignUps, {})).body.signUps).toHaveLength(1)
	expect((await staff.call(eventsStaffApi.show, { id })).body.event?.attending).toBe(1)
})

test('a guest cancels by the link in the mail and signs up again', async () => {
	const { _id: id } = await createEvent()
	const email = newEmail()
	const form = { id, firstName: persona.firstName, lastName: persona.lastName, email }
	const visitor = new TestClient()
	await visitor.call(eventsApi.attend, form)
	const { text } = await mailTo(email, /cancel/i)
	const [, token = ''] = /#([\w-]{21})/.exec(text) ?? []
	expect((await visitor.call(eventsApi.cancel, { token })).status).toBe(200)
	expect((await visitor.call(eventsApi.attend, form)).status).toBe(200)
	expect((await staff.call(eventsStaffApi.guests, { id })).body.attendingInfo).toHaveLength(1)
})
