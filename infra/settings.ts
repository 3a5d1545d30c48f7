import * as z from 'zod'

/** What `cdk deploy -c name=value` may set. Everything has one meaning on AWS and on the laptop. */
const Settings = z
	.object({
		/** Where it runs: `embedded` and `localstack` are emulators on this machine. */
		target: z.enum(['aws', 'embedded', 'localstack']).default('aws'),
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
	.transform((given) => ({ ...given, local: given.target !== 'aws' }))

/** The SSM parameter in which the stack says which table is its own. */
export const tableParameter = '/bridge-the-gap/table'

export type Settings = z.output<typeof Settings>

export function readSettings(context: (name: string) => unknown): Settings {
	const names = Object.keys(Settings.in.shape)
	const given = names.flatMap((name) => (context(name) === undefined ? [] : [[name, context(name)]]))
	const parsed = Settings.safeParse(Object.fromEntries(given))
	if (parsed.success) return parsed.data
	throw new Error(`Set these with -c name=value:\n${z.prettifyError(parsed.error)}`)
}
