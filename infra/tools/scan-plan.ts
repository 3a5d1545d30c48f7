import * as z from 'zod'
import { callAws } from './signed-call.ts'

const Plans = z.object({
	malwareProtectionPlans: z.array(z.object({ malwareProtectionPlanId: z.string() })),
	nextToken: z.string().optional(),
})
const Plan = z.object({
	protectedResource: z.object({ s3Bucket: z.object({ bucketName: z.string() }) }),
	status: z.string(),
	statusReasons: z.array(z.object({ code: z.string().optional(), message: z.string().optional() })).default([]),
})

const path = '/malware-protection-plan'

/**
 * GuardDuty says in its own words whether it scans what people upload into the bucket. The answer is undefined where
 * it has no plan for it.
 */
export async function scanPlan(bucket: string) {
	// An account has 25 plans at most, and one page of the list holds more.
	const page = Plans.parse(await callAws({ service: 'guardduty', method: 'GET', path }))
	for (const { malwareProtectionPlanId: id } of page.malwareProtectionPlans) {
		const call = { service: 'guardduty', method: 'GET', path: `${path}/${id}` } as const
		const { protectedResource, status, statusReasons } = Plan.parse(await callAws(call))
		if (protectedResource.s3Bucket.bucketName !== bucket) continue
		return { status, reasons: statusReasons.map(({ code, message }) => message ?? code ?? '').filter(Boolean) }
	}
	return undefined
}

export const scanAgain = (bucket: string, key: string) =>
	callAws({ service: 'guardduty', path: '/object-malware-scan/send', body: { s3Object: { bucket, key } } })
