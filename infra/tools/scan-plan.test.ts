import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { scanAgain, scanPlan } from './scan-plan.ts'
import { RefusedCall } from './signed-call.ts'

/** None of the emulators has GuardDuty, so these answers are as its reference describes them. */
const plans: Record<string, object> = {
	other: { status: 'ACTIVE', protectedResource: { s3Bucket: { bucketName: 'other' } } },
	ours: {
		status: 'ERROR',
		statusReasons: [{ code: 'INSUFFICIENT_TEST_OBJECT_PERMISSIONS', message: 'The role may not put.' }],
		protectedResource: { s3Bucket: { bucketName: 'files' } },
	},
}
const asked: string[] = []
const guardDuty = createServer(async (request, response) => {
	const { method, url = '', headers } = request
	const body = await text(request)
	const [, service = ''] = /Credential=\S+\/(\w+)\/aws4_request/.exec(headers.authorization ?? '') ?? []
	asked.push([service, method, url, body].filter(Boolean).join(' '))
	const plan = plans[url.split('/')[2] ?? '']
	if (url.startsWith('/object-malware-scan') && body.includes('refused'))
		return response.writeHead(403).end('{"message":"No."}')
	const ids = Object.keys(plans).map((malwareProtectionPlanId) => ({ malwareProtectionPlanId }))
	return response.end(url.startsWith('/object') ? '' : JSON.stringify(plan ?? { malwareProtectionPlans: ids }))
})

beforeAll(async () => {
	await new Promise<void>((resolve) => guardDuty.listen(0, '127.0.0.1', resolve))
	const { port } = guardDuty.address() as AddressInfo
	vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${port}`)
	vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
	vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test')
})

afterAll(() => {
	vi.unstubAllEnvs()
	guardDuty.close()
})

test('the plan of our bucket says why it does not scan, and a bucket without one has none', async () => {
	expect(await scanPlan('files')).toEqual({ status: 'ERROR', reasons: ['The role may not put.'] })
	expect(await scanPlan('nobody')).toBeUndefined()
	expect(asked[0]).toBe('guardduty GET /malware-protection-plan')
})

test('a file is scanned again by its bucket and key, and a refusal is told', async () => {
	await scanAgain('files', 'uploads/1')
	expect(asked.at(-1)).toBe(
		'guardduty POST /object-malware-scan/send {"s3Object":{"bucket":"files","key":"uploads/1"}}',
	)
	await expect(scanAgain('refused', 'uploads/1')).rejects.toThrow(RefusedCall)
})
