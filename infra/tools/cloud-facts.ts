import { readFileSync } from 'node:fs'
import * as z from 'zod'

/** What `cdk deploy` says about each stack; LocalStack has no `Web`. */
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
	Web: z
		.object({ SiteBucket: z.string(), DistributionId: z.string(), DistributionDomain: z.string() })
		.optional(),
})

/** Everything that tests and tools need to know about a running cloud. */
export const Cloud = z.object({
	target: z.enum(['embedded', 'localstack']),
	folder: z.string(),
	endpoint: z.string(),
	/** The API itself, which answers only those who bring the origin secret. */
	apiAddress: z.string(),
	/** Where people go: the local CloudFront. On LocalStack, which has none, an address nobody serves. */
	siteAddress: z.string(),
	originSecret: z.string(),
	gatewayKey: z.string(),
	outputs: Outputs,
})

/** The CDK CLI writes them down by the names of the stacks. */
export const outputsOf = ({ app, web }: { app: string; web: string }, written: unknown) => {
	const byStack = z.record(z.string(), z.unknown()).parse(written)
	return Outputs.parse({ App: byStack[app], Web: byStack[web] })
}

export type Outputs = z.output<typeof Outputs>
export type Cloud = z.output<typeof Cloud>

export const readCloud = (file: string) => Cloud.parse(JSON.parse(readFileSync(file, 'utf8')))
