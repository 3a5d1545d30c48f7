import { expect, test } from 'vitest'
import { attempt, mark, said } from './asked.ts'

test('what a function prints is in its log once it has answered, also if many are called at once', async () => {
	const keys = Array.from({ length: 300 }, (_, number) => `line ${number} ${mark}`)
	await Promise.all(keys.map((key) => attempt('undo', 'echo', key)))
	const lines = await said('ungranted', mark)
	expect(lines.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
})
