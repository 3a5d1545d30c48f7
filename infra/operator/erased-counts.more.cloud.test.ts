import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { allowGuests, applyAs, respond, staff } from '#functions/applications/applications.cloud.test.data.ts'
import { invoke } from '../testing/invoke.ts'
import { createPerson, newLastName } from '../testing/people.ts'
import { wholeTable } from '../testing/table-dump.ts'
import { TestClient } from '../testing/test-client.ts'
import { itemsWith } from './neighbors.cloud.test.data.ts'
import { command } from './person.cloud.test.data.ts'

await allowGuests(true)

/** The statistics hold no name of an erased person, so the test finds them by an amount that nobody else asked for. */
const someAmount = () => String(randomInt(10_000, 99_999))

const disorder = {
	bleedingDisorder: 'yes',
	bleedingDisorderType: 'Factor 13 Deficiency',
	bleedingDisorderRelationship: 'Self',
	bleedingDisorderSeverity: 'Severe',
	HTC: 'Riverside',
} as const

const isContactOf = async (amount: string) =>
	[...(await wholeTable())]
		.filter(([key, item]) => key.startsWith('PAST#') && JSON.parse(item).amount === Number(amount))
		.map(([, item]) => JSON.parse(item).isContact)

test('someone with three applications is one person in the statistics once erased, and no contact', async () => {
	const { user, client } = await createPerson()
	const { email } = user
	const lastName = newLastName()
	const amount = someAmount()
	const tokens: string[] = []
	for (const sender of [client, client, new TestClient()])
		tokens.push(await applyAs(sender, { ...disorder, email, lastName, amount }))
	const { client: colleague } = await staff()
	await respond(colleague, tokens[0] ?? '')
	await invoke('JobsStatistics')
	const said = await itemsWith(...tokens, email)
	const kinds = new Set(said.map(([key]) => key.match(/^\w+/)?.[0]))
	for (const kind of ['CONTACTS', 'CONTACTSEARCH']) expect(kinds).toContain(kind)

	const { exit, said: words } = await command({ args: ['erase', email, '--token', tokens[2] ?? ''], typed: email })
	expect([exit, words]).toEqual([0, expect.stringContaining('are erased')])
	expect((await isContactOf(amount)).sort()).toEqual([false, false, true])
	const left = await itemsWith(user._id, email, ...tokens)
	expect(left.map(([key]) => key).filter((key) => !/^(AUDIT|THROTTLE)#/.test(key))).toEqual([])
})

test('someone whose address is in another member’s application is a contact again with the next count', async () => {
	const [{ user, client }, other] = [await createPerson(), await createPerson()]
	const [amount, lastName] = [someAmount(), newLastName()]
	await applyAs(client, { ...disorder, email: user.email, lastName, amount })
	await applyAs(other.client, { ...disorder, email: user.email, lastName })
	expect((await command({ args: ['erase', user.email], typed: user.email })).exit).toBe(0)
	expect(await isContactOf(amount)).toEqual([false])
	const counted = async () => {
		await invoke('JobsStatistics')
		return (await itemsWith(user.email)).filter(([key]) => key.startsWith('CONTACTS#all ')).length
	}
	// A count that another test began earlier may end after this one; the next count puts that right.
	await expect.poll(counted).toBe(1)
})
