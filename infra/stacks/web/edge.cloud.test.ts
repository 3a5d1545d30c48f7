import { test as asked, expect } from 'vitest'
import { cloud } from '#infra/testing/test-cloud.ts'
import { visit } from '#infra/tools/visit.ts'
import { accountApi } from '#shared/account/api.ts'

/** LocalStack has no CloudFront. */
const test = asked.runIf(cloud.target === 'embedded')

/** CloudFront, the gateway and the connection add these headers to an answer. */
const ofTheWay =
	/^(x-cache|x-amz.*|x-request-id|via|server|date|connection|keep-alive|content-length|vary|transfer-encoding|content-encoding|age|apigw-.*|x-localstack|x-edge-.*)$/

test('what CloudFront answers a stranger is what the function answers', async () => {
	const see = (cookie: string) =>
		visit(cloud.siteAddress + accountApi.currentUser.path, cookie ? { headers: { cookie } } : {})
	const [edge, asked] = await Promise.all([see(''), see('__Host-session=nobody.nothing')])
	expect([edge.headers['x-cache'], edge.headers['x-request-id']]).toEqual([
		'FunctionGeneratedResponse from cloudfront',
		undefined,
	])
	expect(asked.headers['x-request-id']).toBeDefined()
	const shown = ({ status, headers, body }: typeof edge) => ({
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
