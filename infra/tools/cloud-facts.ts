import { readFileSync } from 'node:fs'
import * as z from 'zod'

export const WebOutputs = z.object({
	SiteBucket: z.string(),
	DistributionId: z.string(),
	DistributionDomain: z.string(),
})

/** The outputs that `cdk deploy` reports for each stack; LocalStack has no `Web`. */
export const Outputs = z.object({
	App: z.object({
		ApiId: z.string(),
		StageName: z.string(),
		TableName: z.string(),
		FilesBucket: z.string(),
		AuditArchive: z.string(),
		FeedbackTopic: z.string(),
		AlarmTopic: z.string(),
	}),
	Web: WebOutputs.optional(),
})

/** Everything that tests and tools need to know about a running cloud. */
export const Cloud = z.object({
	target: z.enum(['embedded', 'localstack']),
	folder: z.string(),
	endpoint: z.string(),
	/** The API itself, which answers only those who bring the origin secret. */
	apiAddress: z.string(),
	/** The address that people visit: the local CloudFront. */
	siteAddress: z.string(),
	originSecret: z.string(),
	gatewayKey: z.string(),
	outputs: Outputs,
	/** The MiniStack that plays CloudFront for LocalStack (infra/local/localstack/front.ts). */
	front: WebOutputs.extend({ endpoint: z.string() }).optional(),
})

/** The CDK CLI writes them down by the names of the stacks. */
export const outputsOf = ({ app, web }: { app: string; web: string }, written: unknown) => {
	const byStack = z.record(z.string(), z.unknown()).parse(written)
	return Outputs.parse({ App: byStack[app], Web: byStack[web] })
}

export type Outputs = z.output<typeof Outputs>
export type Cloud = z.output<typeof Cloud>

export const readCloud = (file: string) => Cloud.parse(JSON.parse(readFileSync(file, 'utf8')))
