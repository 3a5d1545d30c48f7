import { FilterLogEventsCommand } from '@aws-sdk/client-cloudwatch-logs'
import { inject, vi } from 'vitest'
import { admin, cloud } from '#infra/testing/test-cloud.ts'
import { type Visit, visit } from '#infra/tools/visit.ts'

export const contract = inject('contract')

/** All keys and names in these tests contain the mark, so that they can be run again on the same cloud. */
export const mark = Date.now().toString(36)

const api = cloud.endpoint + contract.API

/** Makes a function of the contract stack run an action with its own role, and returns the result. */
export async function attempt(path: 'do' | 'undo', action: string, key = ''): Promise<unknown> {
	const query = new URLSearchParams({ action, key })
	return JSON.parse((await visit(`${api}/api/${path}?${query}`)).body)
}

export const callApi = (path: string, options?: Visit) => visit(api + path, options)

/** The question is asked again until there is an answer, because the emulator does the work in the background. */
export const eventually = <Answer>(ask: () => Promise<Answer | undefined>, seconds = 20) =>
	vi.waitUntil(ask, { timeout: seconds * 1000, interval: 200 })

/** Reads what a function of the contract stack printed, which also shows that its logs arrive in its log group. */
export async function said(who: string, word: string, logs = admin.logs) {
	const command = new FilterLogEventsCommand({ logGroupName: `/contract/${who}` })
	const { events = [] } = await logs.send(command)
	return events.flatMap(({ message = '' }) => (message.includes(word) ? [JSON.parse(message)] : []))
}
