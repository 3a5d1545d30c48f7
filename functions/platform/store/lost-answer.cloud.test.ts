import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { tableCode, testKey } from '#infra/testing/table-code.ts'
import { cloud } from '#infra/testing/test-cloud.ts'

const { client, getItem, put, transact } = await tableCode(cloud)
const { isNew } = await import('./write.ts')

/** DynamoDB does what the first call asks for, and its answer never comes. */
async function losingAnAnswer(work: () => Promise<void>) {
	let calls = 0
	client.middlewareStack.add(
		(next) => async (args) => {
			const answer = await next(args)
			if (++calls === 1) throw Object.assign(new Error('No answer came'), { name: 'TimeoutError' })
			return answer
		},
		{ step: 'deserialize', name: 'lose' },
	)
	await work().finally(() => client.middlewareStack.remove('lose'))
	return calls
}

test('an item that has to be new is written once, also when its answer is lost', async () => {
	const item = { pk: testKey(), sk: '-', mark: randomUUID() }
	expect(await losingAnAnswer(() => transact([put(item, isNew)]))).toBe(2)
	expect(await getItem({ pk: item.pk, sk: '-' })).toEqual(item)
	await expect(transact([put(item, isNew)])).rejects.toThrow('A condition of the write did not hold')
})
