import { FilterLogEventsCommand } from '@aws-sdk/client-cloudwatch-logs'
import { inject } from 'vitest'
import { type Visit, visit } from '#infra/tools/visit.ts'
import { admin, cloud } from '../test-cloud.ts'

export const contract = inject('contract')

/** In every key and name these tests write, so that they can be run again on the same cloud. */
export const mark = Date.now().toString(36)

const api = cloud.endpoint + contract.API

/** What a function of the contract stack says after trying it with its own role. */
export async function attempt(path: 'do' | 'undo', deed: string, key = ''): Promise<unknown> {
	const query = new URLSearchParams({ deed, key })
	return JSON.parse((await visit(`${api}/api/${path}?${query}`)).body)
}

export const callApi = (path: string, options?: Visit) => visit(api + path, options)

/** Asks again until the answer is good, because what is asked about happens in its own time. */
export async function eventually<Answer>(ask: () => Promise<Answer | undefined>, seconds = 20) {
	const until = Date.now() + seconds * 1000
	for (;;) {
		const answer = await ask()
		if (answer !== undefined) return answer
		if (Date.now() > until) throw new Error(`It did not happen within ${seconds} seconds`)
		await new Promise((resolve) => setTimeout(resolve, 200))
	}
}

/** What a function of the contract stack printed, which also shows that logs arrive in the group it was given. */
export async function said(who: string, word: string, logs = admin.logs) {
	const command = new FilterLogEventsCommand({ logGroupName: `/contract/${who}` })
	const { events = [] } = await logs.send(command)
	return events.flatMap(({ message = '' }) => (message.includes(word) ? [JSON.parse(message)] : []))
}
