import { randomUUID } from 'node:crypto'
import type { Context } from 'aws-lambda'
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { gatewayEvent } from '#infra/testing/gateway-event.ts'
import type { Endpoint } from '#shared/endpoint.ts'

// The modules below read their settings as they load, so this file loads fresh copies of them.
vi.hoisted(() => void vi.resetModules())

const secret = 'of-this-origin-and-no-other'
Object.assign(process.env, {
	TABLE_NAME: 'no table is asked here',
	ORIGIN_SECRET: secret,
	SITE_ADDRESS: 'https://site.example.org',
	LOG_LEVEL: 'INFO',
})
const { serve } = await import('./serve.ts')

const endpoint = {
	summary: 'Tells the id of the request',
	method: 'POST',
	path: '/api/tells-its-id',
	access: 'public',
	request: z.object({}),
	response: z.object({ id: z.string() }),
} satisfies Endpoint

/** Returns what a client gets that has chosen an id for its request, and all that was logged. */
async function ask(handle: (call: { requestId: string }) => Promise<{ id: string }>, originSecret = secret) {
	const logged: string[] = []
	for (const stream of [process.stdout, process.stderr])
		vi.spyOn(stream, 'write').mockImplementation((line) => logged.push(String(line)) > 0)
	const event = gatewayEvent(endpoint, originSecret, {})
	const awsRequestId = randomUUID()
	const { headers, body } = await serve({ endpoint })({ endpoint: handle })(event, { awsRequestId } as Context).finally(
		() => vi.restoreAllMocks(),
	)
	return { awsRequestId, headers, body: JSON.parse(body), log: logged.join('') }
}

const answer = async ({ requestId }: { requestId: string }) => ({ id: requestId })

test('a request has the id that Lambda gave it, whichever one its client chose', async () => {
	const asked = await ask(answer)
	expect([asked.body.id, asked.headers?.['x-request-id']]).toEqual([asked.awsRequestId, asked.awsRequestId])
	expect(asked.log).toContain(asked.awsRequestId)
})

test.each([
	['is refused', answer, 'another-origin-and-not-this'],
	['fails', () => Promise.reject(new Error('It fails')), secret],
])('the id that its client chose is in no answer and no log of a request that %s', async (_, handle, sent) => {
	const { awsRequestId, headers, log } = await ask(handle, sent)
	expect(headers?.['x-request-id']).toBe(awsRequestId)
	expect(log).toContain(awsRequestId)
	expect(log).not.toContain('a.b')
})
