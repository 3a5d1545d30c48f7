import { readFileSync } from 'node:fs'
import * as z from 'zod'

export const WebOutputs = z.object({
	SiteBucket: z.string(),
	DistributionId: z.string(),
	DistributionDomain: z.string(),
})

/** `cdk deploy` reports these outputs for each stack; LocalStack has no `Web`. */
export const Outputs = z.object({
	App: z.object({
		ApiId: z.string(),
		StageName: z.string(),
		TableName: z.string(),
		FilesBucket: z.string(),
		AuditArchive: z.string(),
		FeedbackTopic: z.string(),
		AlarmTopic: z.string(),
		/** Where someone is told of alarms: the queue of the mails that didn't reach them. */
		UnheardAlarms: z.string().optional(),
	}),
	Web: WebOutputs.optional(),
})

/** Tests and tools need to know these facts about a running cloud. */
export const Cloud = z.object({
	target: z.enum(['embedded', 'localstack']),
	folder: z.string(),
	endpoint: z.string(),
	/** The API answers only those who bring the origin secret. */
	apiAddress: z.string(),
	/** People visit the site at this address of the local CloudFront. */
	siteAddress: z.string(),
	originSecret: z.string(),
	gatewayKey: z.string(),
	outputs: Outputs,
	/** The MiniStack that plays CloudFront for LocalStack (infra/local/localstack/front.ts). */
	front: WebOutputs.extend({ endpoint: z.string() }).optional(),
})

/** The CDK's command writes the outputs down by the names of the stacks. */
export const outputsOf = ({ app, web }: { app: string; web: string }, written: unknown) => {
	const byStack = z.record(z.string(), z.unknown()).parse(written)
	return Outputs.parse({ App: byStack[app], Web: byStack[web] })
}

export type Outputs = z.output<typeof Outputs>
export type Cloud = z.output<typeof Cloud>

export const readCloud = (file: string) => Cloud.parse(JSON.parse(readFileSync(file, 'utf8')))
