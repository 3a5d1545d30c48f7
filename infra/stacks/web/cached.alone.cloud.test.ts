import { expect, test } from 'vitest'
import { can } from '#infra/testing/adapter.ts'
import { createEvent } from '#infra/testing/events.ts'
import { createEmployee, createPerson } from '#infra/testing/people.ts'
import { withSwitches } from '#infra/testing/switches.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { inBatches } from '#infra/tools/batches.ts'
import { visit } from '#infra/tools/visit.ts'
import { accountApi } from '#shared/account/api.ts'
import { apis } from '#shared/api.ts'
import { endpointsOf } from '#shared/endpoint.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'

const { client: member } = await createPerson()
const key = 'heron-on-the-quiet-weir'
const { client: colleague } = await createEmployee(['Event Access'], key)

/** The request goes through CloudFront, as a browser's does. */
const see = (path: string, cookie = '') => visit(cloud.siteAddress + path, cookie ? { headers: { cookie } } : {})

const kept = endpointsOf(apis).filter(({ cached }) => cached)

test.runIf(can.keepAtTheEdge)(
	'a crowd within a minute costs one call for each public read, no matter who asks and what is added to the address',
	() =>
		withSwitches({ cacheSeconds: 60 }, async () => {
			for (const { path } of kept) {
				const crowd = Array.from({ length: 30 }, (_, visitor) =>
					see(`${path}?from=newsletter-${visitor}`, visitor % 3 === 0 ? member.cookie : ''),
				)
				const answers = await Promise.all(crowd)
				const calls = new Set(answers.map(({ headers }) => headers['x-request-id']))
				expect({ path, calls: calls.size }).toEqual({ path, calls: 1 })
				for (const { status, headers, body } of answers) {
					expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body })
					// The browser keeps none of it, so that nobody sees more than CloudFront's minute.
					expect(headers).toMatchObject({ 'cache-control': 'no-store' })
					expect(headers['set-cookie']).toBeUndefined()
				}
			}
		}),
)

test.runIf(can.keepAtTheEdge)(
	'a hundred strangers on the home page cost one call for each public read, and no other',
	() =>
		withSwitches({ cacheSeconds: 60 }, async () => {
			// Home asks for no more than these calls, as web/e2e/first-view.test.ts checks.
			const asked = [accountApi.currentUser, ...kept].map(({ path }) => path)
			const views = Array.from({ length: 100 }, () => Promise.all(asked.map((path) => see(path))))
			const answers = (await Promise.all(views)).flat()
			expect(answers.filter(({ status }) => status !== 200)).toEqual([])
			const calls = new Set(answers.flatMap(({ headers }) => headers['x-request-id'] ?? []))
			expect(calls.size).toBe(kept.length)
		}),
)

/** CloudFront, the gateway and the connection add these headers to an answer. */
const ofTheWay =
	/^(x-cache|x-amz.*|x-request-id|via|server|date|connection|keep-alive|content-length|vary|transfer-encoding|content-encoding|age|apigw-.*|x-localstack|x-edge-.*)$/

test.runIf(can.keepAtTheEdge)('what CloudFront answers a stranger is what the function answers', async () => {
	const { path } = accountApi.currentUser
	const [edge, asked] = await Promise.all([see(path), see(path, '__Host-session=nobody.nothing')])
	expect([edge.headers['x-cache'], edge.headers['x-request-id']]).toEqual([
		'FunctionGeneratedResponse from cloudfront',
		undefined,
	])
	expect(asked.headers['x-request-id']).toBeDefined()
	const shown = ({ status, headers, body }: Awaited<ReturnType<typeof see>>) => ({
		status,
		body,
		headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheWay.test(name))),
	})
	expect(shown(asked)).toMatchObject(shown(edge))
	// The other headers mean something for pages only.
	const missing = Object.keys(shown(asked).headers).filter((name) => !(name in edge.headers))
	expect(missing.toSorted()).toEqual([
		'cross-origin-embedder-policy',
		'cross-origin-opener-policy',
		'origin-agent-cluster',
		'permissions-policy',
		'x-dns-prefetch-control',
		'x-download-options',
		'x-permitted-cross-domain-policies',
	])
})

test.runIf(can.keepAtTheEdge)("an event that went away is gone when CloudFront's time is over", () =>
	withSwitches({ cacheSeconds: 2 }, async () => {
		const { _id: id } = await createEvent({ name: 'Kite Day' })
		const isShown = async () => (await see(eventsApi.published.path)).body.includes(id)
		await expect.poll(isShown).toBe(true)
		const { body } = await colleague.call(eventsStaffApi.show, { id })
		const version = body.event?.version ?? 0
		expect((await colleague.call(eventsStaffApi.archive, { id, key, version })).status).toBe(200)
		await expect.poll(isShown).toBe(false)
	}),
)

test.runIf(can.keepAtTheEdge)('what is about a person is asked for each time, and never kept', () =>
	withSwitches({ cacheSeconds: 60 }, async () => {
		const { path } = accountApi.currentUser
		const seen = [await see(path, member.cookie), await see(path), await see(path, colleague.cookie)]
		expect(seen.map(({ body }) => JSON.parse(body)?._id)).toEqual([expect.any(String), undefined, expect.any(String)])
		expect(new Set(seen.map(({ body }) => body)).size).toBe(3)
		const reads = endpointsOf(apis).filter(({ method, cached }) => method === 'GET' && !cached)
		const paths = reads.map(({ path }) => path).filter((path) => path !== '/api/newsletter-unsubscribe')
		await inBatches(paths, (path) => see(path, colleague.cookie))
		for (const { headers } of await inBatches(paths, (path) => see(path)))
			expect(headers).toMatchObject({
				'x-cache': expect.stringMatching(/^(Miss|FunctionGeneratedResponse) from cloudfront$/),
				'cache-control': 'no-store',
			})
	}),
)
