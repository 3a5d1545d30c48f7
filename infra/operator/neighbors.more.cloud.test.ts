import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask, makeDue } from '#functions/account/erase.cloud.test.data.ts'
import { allowGuests, code } from '#functions/applications/applications.cloud.test.data.ts'
import { invoke } from '../testing/invoke.ts'
import { itemsWith, someoneWithNeighbors } from './neighbors.cloud.test.data.ts'
import { erase, exportOf, versions } from './person.cloud.test.data.ts'

await allowGuests(true)

type Someone = Awaited<ReturnType<typeof someoneWithNeighbors>>['person']

test('an export has nothing of the colleagues and others whose items touch the person’s', async () => {
	const { person, sent, files, theirs, mistyped, affiliateID } = await someoneWithNeighbors()
	const { email } = person.user
	const { exit, said, folder, read } = await exportOf(email)
	expect([exit, said]).toEqual([0, expect.stringContaining(folder)])
	for (const name of ['data.json', 'overview.txt']) {
		const text = await read(name)
		expect(text).toContain(sent)
		// The person's own draft and application hold these two.
		const own = [files.bill, affiliateID]
		const foreign = [...theirs, mistyped].filter((one) => !own.includes(one) && text.includes(one))
		expect(foreign, name).toEqual([])
	}
	expect(await readdir(join(folder, 'files'))).toEqual([`${files.page}-page.pdf`])
})

/** These items change by themselves or by another test, or only repeat an answer for a day. */
const passing = /^(ONCE|THROTTLE|AUDIT|MAIL|OUTCOME|CHANGED)\b/

/** The two ways to erase someone, with what the operator reads. */
const ways = {
	'by the operator': async ({ user: { email } }: Someone) => {
		const { exit, said } = await erase(email)
		expect([exit, said]).toEqual([0, expect.stringContaining('are erased')])
		return said
	},
	'as they asked': async (person: Someone) => {
		expect((await ask(person, true)).status).toBe(200)
		await invoke('JobsEraser', await makeDue(person.user))
		return undefined
	},
}

test.each(Object.entries(ways))(
	'erasing someone %s leaves every item of the others as it was, to the byte',
	async (_, eraseThem) => {
		const { person, sent, files, theirs, neighbors, mistyped } = await someoneWithNeighbors()
		const { email, _id: id } = person.user
		// An item that a later version may keep below an application: no field of it may make a colleague part of the applicant.
		const [{ _id: userId, email: to } = expect.unreachable()] = neighbors
		const tomorrow = { pk: `APPLICATION#${sent}`, sk: `TOMORROW#${new Date().toISOString()}` }
		await code.putItem({ ...tomorrow, userId, _id: userId, owner: userId, applicantID: userId, email: to, to })
		const ofPerson = (key: string) => [id, sent, email].some((one) => key.includes(one))
		const now = async () =>
			new Map((await itemsWith(...theirs)).filter(([key]) => !passing.test(key) && !ofPerson(key)))
		const before = await now()
		const kinds = new Set([...before.keys()].map((key) => key.replace(/#.*/, '')))
		for (const kind of ['USER', 'LOGIN', 'SESSION', 'EMPLOYEEKEY', 'APPLICATION', 'AFFILIATE', 'GUEST', 'FIND'])
			expect(kinds, kind).toContain(kind)

		const said = await eraseThem(person)
		expect(await now()).toEqual(before)
		expect(await versions(files.bill)).toBe(1)
		expect(await versions(files.page)).toBe(0)
		const left = (await itemsWith(id, sent)).map(([key]) => key)
		expect(left.filter((key) => !key.startsWith('AUDIT#'))).toEqual([])

		// What a guest sent with the address stays without it, and the command prints it.
		expect(await code.applications.read(mistyped)).toMatchObject({ email: '', details: 'From someone else.' })
		if (said !== undefined) expect(said).toContain(`APPLICATION#${mistyped} APPLICATION`)
		for (const { email: other } of neighbors) expect(said ?? '').not.toContain(other)
	},
)
