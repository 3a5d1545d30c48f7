import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { fakeAws } from '#infra/testing/fake-aws.ts'
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
await fakeAws(async (request, response) => {
	const { method, url = '', headers } = request
	const body = await text(request)
	const [, service = ''] = /Credential=\S+\/(\w+)\/aws4_request/.exec(headers.authorization ?? '') ?? []
	asked.push([service, method, url, body].filter(Boolean).join(' '))
	const plan = plans[url.split('/')[2] ?? '']
	if (url.startsWith('/object-malware-scan') && body.includes('refused'))
		return void response.writeHead(403).end('{"message":"No."}')
	const ids = Object.keys(plans).map((malwareProtectionPlanId) => ({ malwareProtectionPlanId }))
	response.end(url.startsWith('/object') ? '' : JSON.stringify(plan ?? { malwareProtectionPlans: ids }))
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
