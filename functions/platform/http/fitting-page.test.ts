import { expect, test } from 'vitest'
import { fittingPage } from './fitting-page.ts'

const pageOf = (bytesEach: number) => {
	const asked: number[] = []
	const read = async (limit: number) => {
		asked.push(limit)
		return { things: Array.from({ length: limit }, () => 'a'.repeat(bytesEach)) }
	}
	return { asked, read }
}

test.each([
	[1000, [50]],
	[200_000, [50, 25, 12]],
])('things of %i bytes are asked for in pages of %j', async (bytesEach, limits) => {
	const { asked, read } = pageOf(bytesEach)
	const { things } = await fittingPage(read)
	expect(asked).toEqual(limits)
	expect(things).toHaveLength(limits.at(-1) ?? 0)
})

test('a single thing is sent as it is, however large', async () => {
	const { asked, read } = pageOf(4_100_000)
	await fittingPage(read, 2)
	expect(asked).toEqual([2, 1])
})
