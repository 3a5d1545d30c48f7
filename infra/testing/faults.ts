import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
	ListEventSourceMappingsCommand,
	UpdateEventSourceMappingCommand,
	UpdateFunctionConfigurationCommand,
} from '@aws-sdk/client-lambda'
import { functionNamed } from './function-named.ts'
import { admin, cloud, mustRunAlone } from './test-cloud.ts'

interface AwsCall {
	/** The action is SendEmail, UpdateItem and so on. */
	action: string
	body: string
}

/** The fault takes the place of a call's answer. With `lost`, the call is carried out and its answer never arrives. */
export type Fault = { status: number; body: string } | 'lost' | undefined

/**
 * Until `work` ends, a function's calls to one service of AWS pass through here, and may fail in ways in which AWS
 * fails and the emulator doesn't.
 */
export async function withFaults<Result>(
	construct: string,
	service: 'SES' | 'SQS' | 'DYNAMODB',
	fault: (call: AwsCall) => Fault,
	work: () => Promise<Result>,
) {
	const server = createServer((incoming, outgoing) => void pass(incoming, outgoing, fault))
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	try {
		const settings = { [`AWS_ENDPOINT_URL_${service}`]: `http://127.0.0.1:${port}` }
		return await withSettings(construct, settings, work)
	} finally {
		server.closeAllConnections()
		server.close()
	}
}

/**
 * Until `work` ends, the deployed function has other settings, such as how long a decision's mail waits. The emulator
 * ends the function's processes for it, also in the middle of a mail, which the next try sends after three minutes.
 */
export async function withSettings<Result>(
	construct: string,
	settings: Record<string, string>,
	work: () => Promise<Result>,
) {
	mustRunAlone(`What ${construct} is set to`)
	const { name: FunctionName, variables } = await functionNamed(construct)
	const configure = (Variables: Record<string, string>) =>
		admin.functions.send(new UpdateFunctionConfigurationCommand({ FunctionName, Environment: { Variables } }))
	await configure({ ...variables, ...settings })
	try {
		return await work()
	} finally {
		await configure(variables)
	}
}

async function pass(incoming: IncomingMessage, outgoing: ServerResponse, fault: (call: AwsCall) => Fault) {
	const body = await text(incoming)
	const target = String(incoming.headers['x-amz-target'] ?? new URLSearchParams(body).get('Action'))
	const outcome = fault({ action: target.replace(/.*\./, ''), body })
	if (outcome && outcome !== 'lost') {
		outgoing.writeHead(outcome.status).end(outcome.body)
		return
	}
	const { method, headers, url } = incoming
	const onward = request(cloud.endpoint + url, { method, headers }, (answer) => {
		if (outcome === 'lost') return void answer.resume().on('end', () => outgoing.destroy())
		outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
		answer.pipe(outgoing)
	})
	onward.on('error', () => outgoing.destroy()).end(body)
}

/** Until `work` ends, no record of a stream reaches the function. */
export async function withMappingOff<Result>(construct: string, work: () => Promise<Result>) {
	mustRunAlone(`What reaches ${construct}`)
	const { name: FunctionName } = await functionNamed(construct)
	const list = new ListEventSourceMappingsCommand({ FunctionName })
	const { EventSourceMappings: [mapping, ...others] = [] } = await admin.functions.send(list)
	if (!mapping || others.length > 0) throw new Error(`${construct} doesn't have one mapping`)
	const enable = (Enabled: boolean) =>
		admin.functions.send(new UpdateEventSourceMappingCommand({ UUID: mapping.UUID, Enabled }))
	await enable(false)
	try {
		return await work()
	} finally {
		await enable(true)
	}
}
