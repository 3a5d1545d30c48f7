import {
	DeleteFunctionConcurrencyCommand,
	LambdaClient,
	PutFunctionConcurrencyCommand,
	paginateListEventSourceMappings,
	paginateListFunctions,
	UpdateEventSourceMappingCommand,
} from '@aws-sdk/client-lambda'

const client = () => new LambdaClient({})

/** The functions whose names begin like this: those of one stack, or fewer. */
async function functionsOf(stack: string) {
	const names: string[] = []
	for await (const { Functions = [] } of paginateListFunctions({ client: client() }, {}))
		for (const { FunctionName = '' } of Functions)
			if (FunctionName.startsWith(stack)) names.push(FunctionName)
	return names
}

async function mappingsOf(FunctionName: string) {
	const ids: string[] = []
	for await (const { EventSourceMappings = [] } of paginateListEventSourceMappings(
		{ client: client() },
		{ FunctionName },
	))
		for (const { UUID } of EventSourceMappings) if (UUID) ids.push(UUID)
	return ids
}

/**
 * Stops the API, the jobs and the mail sender. A consumer of a queue or a stream loses its mapping, because a function
 * that is refused would use up a message's attempts. Everything else gets a concurrency of zero.
 */
export async function pause(stack: string) {
	for (const FunctionName of await functionsOf(stack)) {
		const mappings = await mappingsOf(FunctionName)
		for (const UUID of mappings)
			await client().send(new UpdateEventSourceMappingCommand({ UUID, Enabled: false }))
		if (mappings.length === 0)
			await client().send(
				new PutFunctionConcurrencyCommand({ FunctionName, ReservedConcurrentExecutions: 0 }),
			)
	}
}

/** Starts everything again. It's safe to run when nothing was stopped. */
export async function resume(stack: string) {
	for (const FunctionName of await functionsOf(stack)) {
		await client().send(new DeleteFunctionConcurrencyCommand({ FunctionName }))
		for (const UUID of await mappingsOf(FunctionName))
			await client().send(new UpdateEventSourceMappingCommand({ UUID, Enabled: true }))
	}
}
