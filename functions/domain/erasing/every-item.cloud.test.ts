import { expect, test } from 'vitest'
import { platformCode } from '#infra/testing/in-process.ts'
import { ownTableForFile, writeItems } from '#infra/testing/own-table.ts'

await ownTableForFile()
await platformCode()
const { everyItem } = await import('./every-item.ts')

test('every item comes once, whichever segment and page of it has it', async () => {
	// A page has ten of these.
	const items = Array.from({ length: 80 }, (_, at) => ({ pk: `AUDIT#${at}`, sk: 'a', text: 'a'.repeat(100_000) }))
	await writeItems(items)
	const found: string[] = []
	for await (const { pk } of everyItem()) found.push(pk)
	expect(found.toSorted()).toEqual(items.map(({ pk }) => pk).toSorted())
})
