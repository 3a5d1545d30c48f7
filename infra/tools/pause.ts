import { setTimeout as wait } from 'node:timers/promises'
import {
	DeleteFunctionConcurrencyCommand,
	GetEventSourceMappingCommand,
	LambdaClient,
	PutFunctionConcurrencyCommand,
	paginateListEventSourceMappings,
	UpdateEventSourceMappingCommand,
} from '@aws-sdk/client-lambda'
import { functionsOf } from './deployed-functions.ts'
import { Trouble } from './terminal.ts'

async function mappingsOf(client: LambdaClient, FunctionName: string) {
	const ids: string[] = []
	const pages = paginateListEventSourceMappings({ client }, { FunctionName })
	for await (const { EventSourceMappings = [] } of pages)
		for (const { UUID } of EventSourceMappings) if (UUID) ids.push(UUID)
	return ids
}

/**
 * Stops the API, the jobs and the mail sender. A consumer of a queue or a stream loses its mapping, because a function
 * that is refused would use up a message's attempts. Everything else gets a concurrency of zero.
 */
export async function pause(functions: string[], client = new LambdaClient({}), milliseconds = 2000) {
	const stopping: string[] = []
	for (const FunctionName of functions) {
		const mappings = await mappingsOf(client, FunctionName)
		for (const UUID of mappings) await client.send(new UpdateEventSourceMappingCommand({ UUID, Enabled: false }))
		stopping.push(...mappings)
		if (mappings.length === 0)
			await client.send(new PutFunctionConcurrencyCommand({ FunctionName, ReservedConcurrentExecutions: 0 }))
	}
	for (const UUID of stopping) await untilDisabled(client, UUID, milliseconds)
}

/** A function that isn't found by the name that the stack noted would go on writing into the table that is left. */
export async function refuseIfMissing(functions: string[], client = new LambdaClient({})) {
	const there = (await functionsOf(functions, client)).map(({ functionName }) => functionName)
	const missing = functions.filter((name) => !there.includes(name))
	if (missing.length > 0)
		throw new Trouble(
			`Nothing was stopped or restored, because not every function of the stack is there. Missing: ${missing.join(', ')}. Deploy first: \`npm run deploy\`.`,
		)
}

/** AWS takes up to a minute to disable a mapping, and until then it still reads. */
async function untilDisabled(client: LambdaClient, UUID: string, milliseconds: number) {
	for (let attempt = 0; attempt < 90; attempt++) {
		const { State } = await client.send(new GetEventSourceMappingCommand({ UUID }))
		if (State === 'Disabled') return
		await wait(milliseconds)
	}
	throw new Trouble(`The event source mapping ${UUID} didn't stop. Nothing was restored: run it again.`)
}

/** Starts everything again. It's safe to run when nothing was stopped. */
export async function resume(functions: string[], client = new LambdaClient({})) {
	for (const FunctionName of functions) {
		await client.send(new DeleteFunctionConcurrencyCommand({ FunctionName }))
		for (const UUID of await mappingsOf(client, FunctionName))
			await client.send(new UpdateEventSourceMappingCommand({ UUID, Enabled: true }))
	}
}
