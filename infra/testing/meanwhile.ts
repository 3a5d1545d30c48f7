import { tableCode } from './table-code.ts'
import { cloud } from './test-cloud.ts'

/** Does something else before the first call of this kind that the work makes in this process. */
export async function before<Done>(call: string, other: () => Promise<unknown>, work: () => Promise<Done>) {
	const { client } = await tableCode(cloud)
	let done: Promise<unknown> | undefined
	client.middlewareStack.add(
		(next, { commandName }) =>
			async (args) => {
				// The other thing may write from this process too.
				if (commandName === call && !done) {
					done = other()
					await done
				}
				return next(args)
			},
		{ step: 'initialize', name: 'meanwhile' },
	)
	return work().finally(() => client.middlewareStack.remove('meanwhile'))
}
