import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { startDynamoDb } from '#infra/local/dynamodb/start.ts'
import { useOwnTable } from '#infra/testing/own-table.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { say } from '#infra/tools/terminal.ts'
import { crowdCode, now, writeCrowd } from './crowd.test.data.ts'

/** A million takes half an hour to write, so it's measured with MOST=1000000 when the count itself changes. */
const most = Number(process.env.MOST ?? 100_000)
const sizes = [1000, 10_000, 100_000, 1_000_000].filter((size) => size <= most)

/** AWS bills this for a million read units on demand in us-east-1. */
const dollarsForAMillion = 0.125
const mayCost = 0.1

let code: Awaited<ReturnType<typeof crowdCode>>
let endings: (() => Promise<unknown>)[]

beforeAll(async () => {
	// The emulator sorts a whole table for each page, which takes hours at the largest size.
	const { endpoint, stop } = await startDynamoDb()
	endings = [await useOwnTable(endpoint), stop]
	code = await crowdCode()
})

afterAll(async () => {
	for (const end of endings) await end()
})

const Units = z.object({ CapacityUnits: z.number() })
const Answer = z.object({ ConsumedCapacity: z.union([Units, z.array(Units)]).optional() })

/** The read units of a piece of work. */
async function unitsOf(work: () => Promise<unknown>) {
	let units = 0
	code.client.middlewareStack.add(
		(next, { commandName = '' }) =>
			async (args) => {
				if (!/Query|Get/.test(commandName)) return next(args)
				Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' })
				const answer = await next(args)
				for (const { CapacityUnits } of [Answer.parse(answer.output).ConsumedCapacity ?? []].flat())
					units += CapacityUnits
				return answer
			},
		{ step: 'initialize', name: 'units' },
	)
	try {
		await work()
		return units
	} finally {
		code.client.middlewareStack.remove('units')
	}
}

test('the count is right and costs less than its limit, with up to a million applications', {
	timeout: 7_200_000,
}, async () => {
	let there = 0
	for (const size of sizes) {
		await writeCrowd(code, there, size)
		there = size
		const [started, cpu] = [Date.now(), process.cpuUsage()]
		const units = await unitsOf(() => code.countEverything(now))
		const { user, system } = process.cpuUsage(cpu)
		const seconds = (Date.now() - started) / 1000
		const dollars = (units / 1_000_000) * dollarsForAMillion
		const megabytes = Math.round(process.memoryUsage().rss / 1_000_000)
		say(
			`${size} applications: ${seconds.toFixed(1)} s, ${((user + system) / 1_000_000).toFixed(1)} s of CPU, ${megabytes} MB, ${Math.round(units)} units, $${dollars.toFixed(4)}`,
		)
		expect(dollars).toBeLessThan(mayCost)
	}
	const table = new code.WholeTable(cloud.outputs.App.TableName)
	expect(await code.compareStatistics(table, now)).toEqual([])
})
