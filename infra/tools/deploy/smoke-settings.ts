import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import * as z from 'zod'
import { region } from '../credentials.ts'
import { functionsOf } from '../deployed-functions.ts'
import { scanPlan } from '../scan-plan.ts'
import { callAws } from '../signed-call.ts'

/** A problem says in words what is wrong. */
export type Problem = string | undefined

export interface Deployed {
	/** CloudFront serves the site here. */
	site: string
	/** The API's own address goes past CloudFront. */
	api: string
	apiId: string
	functions: string[]
	/** People's files go here to be scanned. No emulator has GuardDuty. */
	scannedBucket?: string
}

const Gateway = z.object({
	binaryMediaTypes: z.array(z.string()).default([]),
	minimumCompressionSize: z.number().optional(),
})

/** No visitor could see these, so they are asked with the operator's own rights. */
export const settingsChecks = ({ apiId, functions, scannedBucket }: Deployed) => [
	{ what: 'files in a form that the gateway passes on', ask: () => gateway(apiId) },
	{
		what: 'a picture drawn by Lambda’s own processor',
		ask: () => selfCheck(functions, 'pictures', z.object({ drawn: z.literal(1) })),
	},
	{
		what: 'the table’s keys of others, which AWS must refuse to a function',
		ask: () => selfCheck(functions, 'newsletter', z.object({ allowed: z.tuple([]) })),
	},
	...(scannedBucket ? [{ what: 'the scan of uploads by GuardDuty', ask: () => scanning(scannedBucket) }] : []),
]

/** An imported document may take these types away, and then a file in a form arrives as text. */
async function gateway(apiId: string): Promise<Problem> {
	const call = { service: 'apigateway', method: 'GET', path: `/restapis/${apiId}` } as const
	const { binaryMediaTypes, minimumCompressionSize } = Gateway.parse(await callAws(call))
	if (!binaryMediaTypes.includes('multipart/form-data'))
		return `the gateway takes only these for binary: ${binaryMediaTypes.join(', ') || 'none'}`
	return minimumCompressionSize === undefined ? 'the gateway compresses nothing' : undefined
}

/** A function looks at itself, and its answer has to be like this. */
const selfCheck = async (functions: string[], name: string, right: z.ZodType): Promise<Problem> => {
	const client = new LambdaClient({ region })
	const found = (await functionsOf(functions, client)).find((one) => one.name === name)
	if (!found) return `there is no function for ${name}`
	const Payload = Buffer.from(JSON.stringify({ selfCheck: name }))
	const answer = await client.send(new InvokeCommand({ FunctionName: found.functionName, Payload }))
	const said = Buffer.from(answer.Payload ?? []).toString()
	if (answer.FunctionError) return said.slice(0, 300)
	return right.safeParse(JSON.parse(said)).success ? undefined : said.slice(0, 300)
}

async function scanning(bucket: string): Promise<Problem> {
	const plan = await scanPlan(bucket)
	if (plan?.status === 'ACTIVE') return undefined
	return plan ? `${plan.status} ${plan.reasons.join(' ')}` : 'there is no plan for the bucket'
}
