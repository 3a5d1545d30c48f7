import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { platformCode } from '#infra/local/in-process.ts'
import { wholeTable } from '#infra/local/table-dump.ts'
import { Refusal } from './refusal.ts'

const { spend } = await platformCode()

const limit = { tries: 5, minutes: 10 }
const noon = Date.parse('2026-03-01T12:00:00Z')

const trying = (who: string, minutes = 0, what = 'a deed') =>
	spend(what, who, limit, new Date(noon + minutes * 60_000)).then(
		() => 'allowed',
		(error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error)),
	)

const many = (times: number, who: string, minutes = 0) =>
	Promise.all(Array.from({ length: times }, () => trying(who, minutes)))

const allowed = (answers: string[]) => answers.filter((answer) => answer === 'allowed').length

test('of thirty at once no more get through than the limit allows, and in the next window as many again', async () => {
	const who = randomUUID()
	expect(allowed(await many(30, who))).toBe(5)
	expect(await trying(who, 9.99)).toBe('too-many')
	expect(allowed(await many(30, who, 10))).toBe(5)
})

test('one’s tries are nobody else’s and of no other deed', async () => {
	const who = randomUUID()
	await many(5, who)
	expect(await trying(who)).toBe('too-many')
	expect(await trying(randomUUID())).toBe('allowed')
	expect(await trying(who, 0, 'another deed')).toBe('allowed')
})

test('who it was cannot be read in the table, and it is swept when the window is long over', async () => {
	const who = `${randomUUID()}@example.org`
	const what = randomUUID()
	await trying(who, 0, what)
	const [[key, item] = ['', '{}']] = [...(await wholeTable())].filter(([found]) => found.includes(what))
	expect(key).not.toContain(who)
	expect(item).not.toContain(who)
	expect(JSON.parse(item).ttl * 1000).toBeGreaterThanOrEqual(noon + 10 * 60_000)
	expect(JSON.parse(item).ttl * 1000).toBeLessThanOrEqual(noon + 30 * 60_000)
})
