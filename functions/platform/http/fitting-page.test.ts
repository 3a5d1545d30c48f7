import { expect, test } from 'vitest'
import { fittingPage } from './fitting-page.ts'

const pageOf = (lengthEach: number, of: string) => {
	const asked: number[] = []
	const read = async (limit: number) => {
		asked.push(limit)
		return { things: Array.from({ length: limit }, () => of.repeat(lengthEach)) }
	}
	return { asked, read }
}

test.each([
	[1000, 'a', [50]],
	[300_000, 'a', [50, 25, 12]],
	// A quotation mark has four characters by the time it's sent.
	[75_000, '"', [50, 25, 12]],
])('things of %i times %s are asked for in pages of %j', async (lengthEach, of, limits) => {
	const { asked, read } = pageOf(lengthEach, of)
	const { things } = await fittingPage(read)
	expect(asked).toEqual(limits)
	expect(things).toHaveLength(limits.at(-1) ?? 0)
})

test('a single thing is sent as it is, however large', async () => {
	const { asked, read } = pageOf(6_300_000, 'a')
	await fittingPage(read, 2)
	expect(asked).toEqual([2, 1])
})
