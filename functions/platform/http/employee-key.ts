import { checkEmployeeKey } from '#functions/platform/identity/employee-key.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { messages } from '#shared/messages.ts'
import type { Request } from './request-context.ts'

/** Checks the employee's own key. Its use is in the trail once the request is over, also if it was refused. */
export const employeeKey = {
	before: async ({ context }: Request) => {
		const { endpoint, person, input, requestId, now } = context
		if (!endpoint.employeeKey || !person) return
		const use = { userId: person.user._id, typed: keyIn(input), action: endpoint.path, requestId, now }
		context.keyUse = await checkEmployeeKey(use)
	},
	after: ({ context }: Request) => context.keyUse?.settle(),
	onError: async (request: Request) => {
		await request.context.keyUse?.settle().catch((error) => {
			request.error = error
		})
	},
}

function keyIn(input: unknown) {
	const key = input && typeof input === 'object' && 'key' in input ? input.key : undefined
	if (typeof key !== 'string') throw new Refusal('wrong-key', messages.wrongKey)
	return key
}
