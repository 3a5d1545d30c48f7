import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { actors } from '#functions/access.test.data.ts'
import { startDynamoDb } from '#infra/local/dynamodb/start.ts'
import { signInAs } from '#infra/testing/actors.ts'
import { callsFor } from '#infra/testing/aws-calls.ts'
import { request } from '#infra/testing/in-process.ts'
import { useOwnTable } from '#infra/testing/own-table.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { say } from '#infra/tools/terminal.ts'
import { statisticsApi } from '#shared/statistics/api.ts'
import { crowdCode, isChanged, now, tokenOf, writeCrowd } from './crowd.test.data.ts'

/** Of every thousand applications one is changed before a run of the job. */
const sizes = [1000, 10_000, 100_000]

let code: Awaited<ReturnType<typeof crowdCode>>
let endings: (() => Promise<unknown>)[]
let ask: (
	endpoint: keyof typeof statisticsApi,
	payload: object,
) => Promise<{ calls: string[]; body: unknown }>

beforeAll(async () => {
	// The emulator sorts a whole table for each page of a scan, which takes hours at the largest size.
	const { endpoint, stop } = await startDynamoDb()
	endings = [await useOwnTable(endpoint), stop]
	code = await crowdCode()
	const { handler } = await import('#functions/statistics/handler.ts')
	const able = actors['an employee with Application Access'] ?? expect.unreachable()
	ask = async (endpoint, payload) => {
		// Each request has a new session, because a session last used over a minute ago would cause a write.
		const { cookie } = await signInAs(able)
		const { result, calls } = await callsFor(() =>
			request(handler, statisticsApi[endpoint], { payload, cookie }),
		)
		expect(result.status, result.text).toBe(200)
		return { calls, body: result.body }
	}
})

afterAll(async () => {
	for (const end of endings) await end()
})

const Consumed = z
	.union([z.object({ CapacityUnits: z.number() }), z.array(z.object({ CapacityUnits: z.number() }))])
	.transform((given) => [given].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0))

/** What a reading command answers with. Nothing that's measured here reads in batches. */
const Answer = z.object({
	ConsumedCapacity: Consumed,
	Items: z.array(z.unknown()).default([]),
	Responses: z.array(z.object({ Item: z.unknown().optional() })).default([]),
})

/** What a piece of work reads by this client: items, requests, and the units that AWS bills. */
async function readsOf(client: DynamoDBDocumentClient, work: () => Promise<unknown>) {
	const reads = { items: 0, requests: 0, units: 0 }
	client.middlewareStack.add(
		(next, { commandName = '' }) =>
			async (args) => {
				if (!/Query|Get|Scan/.test(commandName)) return next(args)
				Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' })
				const answer = await next(args)
				const { ConsumedCapacity, Items, Responses } = Answer.parse(answer.output)
				reads.items += Items.length + Responses.filter(({ Item }) => Item).length
				reads.requests++
				reads.units += ConsumedCapacity
				return answer
			},
		{ step: 'initialize', name: 'reads' },
	)
	try {
		await work()
		return reads
	} finally {
		client.middlewareStack.remove('reads')
	}
}

const inWords = ({ items, units, requests }: Awaited<ReturnType<typeof readsOf>>) =>
	`${items} items (${units} units, ${requests} requests)`

/** Approves one application of every thousand for another amount. */
async function changeSome(size: number) {
	for (let at = 0; at < size; at++) {
		if (!isChanged(at)) continue
		const seen = (await code.applications.read(tokenOf(at))) ?? expect.unreachable()
		const decision = { ...(seen.decision ?? expect.unreachable()), status: 'Approved', amount: size } as const
		const after = { status: 'Approved', amountApproved: size, decision } as const
		await code.transact(
			code.changeApplication(seen, { ...seen, ...after, version: seen.version + 1 }, 'defect'),
		)
	}
}

/** One read of the user and the session, and one of the snapshot. */
const oneRead = ['BatchGetItem', 'BatchGetItem']
const onePage = ['BatchGetItem', 'Query', 'PutItem']

async function expectOneReadForEachScreen() {
	for (const period of ['all', '2021', '2021-05', '2021-05-07'])
		expect((await ask('general', { period })).calls).toEqual(oneRead)
	expect((await ask('bleedingDisorder', { contacts: 'no' })).calls).toEqual(oneRead)
	for (const which of [{}, { disorder: 'hemoA' }, { state: 'AL' }, { q: 'person.99' }])
		expect((await ask('contacts', { limit: 25, ...which })).calls).toEqual(onePage)
}

test('a run reads what changed: at each size, a hundredth of a full count at most; each screen is one read', {
	timeout: 1_800_000,
}, async () => {
	const measured = []
	let there = 0
	for (const size of sizes) {
		await writeCrowd(code, there, size)
		there = size
		await code.countedUntil(now)
		await changeSome(size)
		const run = await readsOf(code.client, () => code.countChanges({ now, until: Number.POSITIVE_INFINITY }))
		const table = new code.WholeTable(cloud.outputs.App.TableName)
		const full = await readsOf(table.client, async () =>
			expect(await code.compareStatistics(table, now)).toEqual([]),
		)
		measured.push({ size, run, full })
		await expectOneReadForEachScreen()
		// The employees who looked at the screens are new.
		await code.countChanges({ now, until: Number.POSITIVE_INFINITY })
		say(
			`${size} applications, ${size / 1000} changed: a run reads ${inWords(run)}, a full count ${inWords(full)}`,
		)
	}
	const largest = measured.at(-1)?.full.items ?? expect.unreachable()
	for (const { run, size } of measured) {
		expect(run.items).toBeLessThanOrEqual(largest / 100)
		// Whatever there is: for each thing its mark, itself, its last count, and of a contact what they said and how they're listed.
		expect(run.items).toBeLessThanOrEqual((size / 1000) * 10)
	}
})
