import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda'
import { gatewayEvent } from '#infra/testing/gateway-event.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { bareCalls } from './bare-calls.ts'
import { originSecret } from './function-environment.ts'

export interface Flow {
	name: string
	/** The function of this bundle answers the flow. */
	bundle: 'account' | 'applications'
	endpoint: Pick<Endpoint, 'path' | 'method'>
	payload: unknown
	cookie?: string | undefined
}

/** The result of one flow has its request's calls to the table, and its CPU time in milliseconds for each round. */
export interface Measured {
	operations: string[]
	handler: number[]
	bare: number[]
}

const rounds = 16
const requests = 100
const warmUp = 400

type Handler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>

/** Each flow has a process of its own: `measure-flow.ts <flow> <bundle> <address of the table> <result>`, all files. */
const [flowText = '', bundle = '', endpoint = '', result = ''] = process.argv.slice(2)
const { handler }: { handler: Handler } = createRequire(import.meta.url)(bundle)
const flow: Flow = JSON.parse(flowText)

async function answer() {
	const event = gatewayEvent(flow.endpoint, originSecret, flow)
	const { statusCode, body } = await handler(event, { awsRequestId: 'bench' } as Context)
	if (statusCode !== 200) throw new Error(`${flow.name} was answered with ${statusCode}: ${body}`)
}

async function milliseconds(work: () => Promise<void>) {
	const began = process.cpuUsage()
	for (let request = 0; request < requests; request++) await work()
	const { user, system } = process.cpuUsage(began)
	return (user + system) / 1000 / requests
}

await answer()
const { operations, calls } = await bareCalls(endpoint, answer)
for (let request = 0; request < warmUp; request++) {
	await answer()
	await calls()
}
const measured: Measured = { operations, handler: [], bare: [] }
for (let round = 0; round < rounds; round++) {
	const handlerFirst = round % 2 === 0
	if (handlerFirst) measured.handler.push(await milliseconds(answer))
	measured.bare.push(await milliseconds(calls))
	if (!handlerFirst) measured.handler.push(await milliseconds(answer))
}
writeFileSync(result, JSON.stringify(measured))
process.exit(0)
