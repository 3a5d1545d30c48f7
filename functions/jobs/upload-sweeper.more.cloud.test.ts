import { beforeEach, expect, test } from 'vitest'
import { sweepUploads, table, uploadedAt } from '#functions/files/files.cloud.test.data.ts'

const hour = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hour)

beforeEach(() => sweepUploads(new Date()))

test('more uploads in a day than one query returns are all removed, at most 25 at once', async () => {
	const announced = ago(30)
	const [id = ''] = await Promise.all(Array.from({ length: 60 }, () => uploadedAt(announced)))
	// Where the store is slow, many more at once time out, and the job leaves them all.
	expect(await table.unlinkedUploads(id.slice(0, 8), new Date())).toHaveLength(25)
	expect(await sweepUploads(new Date())).toBe(60)
})
