import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import * as z from 'zod'

/**
 * The stand-in answers the bench's DynamoDB calls at once, from a process of its own, so that the measured process
 * does the functions' own work only. It keeps what is written until it's frozen; from then on every answer stays the
 * same.
 */
const Value = z.record(z.string(), z.unknown())
const Item = z.record(z.string(), Value)
type Item = z.output<typeof Item>

const Input = z.object({
	TableName: z.string().optional(),
	Key: Item.optional(),
	RequestItems: z.record(z.string(), z.object({ Keys: z.array(Item) })).optional(),
	TransactItems: z.array(z.object({ Put: z.object({ Item }).optional() })).optional(),
	KeyConditionExpression: z.string().optional(),
	ExpressionAttributeNames: z.record(z.string(), z.string()).default({}),
	ExpressionAttributeValues: Item.default({}),
	Limit: z.number().optional(),
	ScanIndexForward: z.boolean().default(true),
})
type Input = z.output<typeof Input>

const items = new Map<string, Item>()
const answers = new Map<string, string>()
let recent: { operation: string; input: unknown }[] = []
let frozen = false

const keyOf = ({ pk, sk }: Item) => JSON.stringify([pk, sk])
const textOf = (value: Item[string] | undefined) => String(value?.S ?? '')

const operations: Readonly<Record<string, (input: Input) => unknown>> = {
	GetItem: ({ Key = {} }) => ({ Item: items.get(keyOf(Key)) }),
	BatchGetItem: ({ RequestItems = {} }) => ({
		Responses: Object.fromEntries(
			Object.entries(RequestItems).map(([table, { Keys }]) => [
				table,
				Keys.flatMap((key) => items.get(keyOf(key)) ?? []),
			]),
		),
		UnprocessedKeys: {},
	}),
	TransactWriteItems: ({ TransactItems = [] }) => {
		for (const { Put } of frozen ? [] : TransactItems) if (Put) items.set(keyOf(Put.Item), Put.Item)
		return {}
	},
	UpdateItem: ({ Key }) => ({ Attributes: Key }),
	Query: query,
}

/** A query names one value of the partition, and maybe a range of the sort key. */
const condition = /^(\S+) = (:\S+)(?: AND (\S+) BETWEEN (:\S+) AND (:\S+))?$/

function query({ KeyConditionExpression = '', Limit = Number.POSITIVE_INFINITY, ...input }: Input) {
	const parsed = condition.exec(KeyConditionExpression)
	if (!parsed) throw new Error(`The bench cannot read the condition ${KeyConditionExpression}`)
	const [, partition = '', of = '', ranged = '', from = '', to = ''] = parsed
	const attribute = (name: string) => input.ExpressionAttributeNames[name] ?? name
	const value = (name: string) => textOf(input.ExpressionAttributeValues[name])
	const sort = attribute(ranged) || (attribute(partition) === 'pk' ? 'sk' : 'listSk')
	const found = [...items.values()]
		.filter((item) => textOf(item[attribute(partition)]) === value(of))
		.filter((item) => !ranged || (textOf(item[sort]) >= value(from) && textOf(item[sort]) <= value(to)))
		.sort((one, other) => (textOf(one[sort]) < textOf(other[sort]) ? -1 : 1))
	if (!input.ScanIndexForward) found.reverse()
	const Items = found.slice(0, Limit)
	const last = found.length > Limit ? Items.at(-1) : undefined
	return { Items, ...(last && { LastEvaluatedKey: { pk: last.pk, sk: last.sk } }) }
}

const controls: Readonly<Record<string, () => unknown>> = {
	'/freeze': () => {
		frozen = true
	},
	/** The answer has the calls since the last question. */
	'/recent': () => {
		const calls = recent
		recent = []
		return calls
	},
}

const server = createServer(async (request, response) => {
	const control = controls[request.url ?? '']
	if (control) return void response.end(JSON.stringify(control() ?? null))
	const operation = String(request.headers['x-amz-target']).replace(/^.*\./, '')
	const input = await json(request)
	recent = [...recent.slice(-20), { operation, input }]
	response.setHeader('content-type', 'application/x-amz-json-1.0')
	response.end(answer(operation, input))
})

function answer(operation: string, input: unknown) {
	const known = operation + JSON.stringify(input)
	const before = frozen && answers.get(known)
	if (before) return before
	const text = JSON.stringify(operations[operation]?.(Input.parse(input)))
	if (frozen && answers.size < 1000) answers.set(known, text)
	return text
}

server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => {
	const { port } = server.address() as AddressInfo
	process.stdout.write(`${port}\n`)
})
