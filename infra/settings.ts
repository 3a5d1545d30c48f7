import * as z from 'zod'
import { namesFor } from './names.ts'

export const defaultStage = 'production'

/** What `cdk deploy -c name=value` may set. Everything has one meaning on AWS and on the laptop. */
const Settings = z
	.object({
		/** Where it runs: `embedded` and `localstack` are emulators on this machine. */
		target: z.enum(['aws', 'embedded', 'localstack']).default('aws'),
		/** Which of several deployments in one account: it is part of every name. */
		stage: z
			.string()
			.regex(/^[a-z][a-z0-9-]{0,14}$/)
			.default(defaultStage),
		/** The AWS account it belongs to: nothing is deployed with the credentials of another one. */
		account: z
			.string()
			.regex(/^\d{12}$/)
			.optional(),
		/** The address people type, without a slash at the end: for links in mails and uploads from our pages. */
		site: z.url(),
		/** The sender of every mail. On AWS its domain is verified with SES. */
		mailFrom: z.string().includes('@'),
		/** Emulators only: the port everything is reached by. */
		port: z.coerce.number().int().default(4566),
		/** LocalStack does not know the label of Node 24. */
		runtime: z.enum(['nodejs24.x', 'nodejs22.x']).default('nodejs24.x'),
		/** Who hears of alarms. */
		alarmEmail: z.email().optional(),
		/** The site's own domain with its certificate (us-east-1) and the id and name of its Route 53 zone. */
		certificate: z.string().startsWith('arn:').optional(),
		zoneId: z.string().optional(),
		zoneName: z.string().optional(),
		/** Seconds between the tries of a mail. The last is followed by the dead-letter queue. */
		mailRetrySeconds: z.string().default('60,300,900,3600,10800'),
	})
	.transform((given) => ({ ...given, local: given.target !== 'aws', names: namesFor(given.stage) }))

export type Settings = z.output<typeof Settings>

export function readSettings(context: (name: string) => unknown): Settings {
	const names = Object.keys(Settings.in.shape)
	const given = names.flatMap((name) => (context(name) === undefined ? [] : [[name, context(name)]]))
	const parsed = Settings.safeParse(Object.fromEntries(given))
	if (parsed.success) return parsed.data
	throw new Error(`Set these with -c name=value:\n${z.prettifyError(parsed.error)}`)
}
