import * as z from 'zod'

/** Each is read once, so compiling a parser for it would take longer than parsing. */
const read = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).parse(process.env, { jitless: true })

/** Every function needs this group. Each one below is read at start by the one file that uses it. */
export const tableEnv = () => read({ TABLE_NAME: z.string().min(1) })

/** Least important first. */
export const logLevels = ['INFO', 'WARN', 'ERROR', 'SILENT'] as const

/** Tests and an operator's commands have no metrics, because what they do isn't what people did. */
export const logEnv = () =>
	read({ LOG_LEVEL: z.enum(logLevels).default('INFO'), METRICS_NAMESPACE: z.string().min(1).optional() })

export const originEnv = () =>
	read({
		/** Comma separated. CloudFront sends the first; the others stay valid during a rotation. */
		ORIGIN_SECRET: z
			.string()
			.min(16)
			.transform((text) => text.split(',')),
		SITE_ADDRESS: z.url(),
	})

export const filesEnv = () =>
	read({
		FILES_BUCKET: z.string().min(1),
		/** Given on an emulator: where people's browsers reach its S3, if functions reach it elsewhere. */
		FILES_ENDPOINT: z.url().optional(),
		AWS_REGION: z.string().min(1),
		AWS_ENDPOINT_URL: z.url().optional(),
	})

export const mailEnv = () =>
	read({
		MAIL_FROM: z.string().min(3),
		MAIL_CONFIGURATION_SET: z.string().optional(),
		SITE_ADDRESS: z.url(),
		/** Seconds to wait before the second, third … attempt. */
		MAIL_RETRY_SECONDS: z.string().transform((text) => text.split(',').map(Number)),
		MAIL_QUEUE_URL: z.url(),
	})

export const retentionEnv = () =>
	read({
		APPLICATION_YEARS: z.coerce.number().int().min(1),
		REPORT_YEARS: z.coerce.number().int().min(1),
		EVENT_YEARS: z.coerce.number().int().min(1),
		BOOK_YEARS: z.coerce.number().int().min(1),
		REMOVE_OLD: z.enum(['yes', 'no']),
	})

export const eraserEnv = () => read({ ERASER: z.string().min(1) })

export const statisticsEnv = () => read({ STATISTICS_JOB: z.string().min(1) })

export const staffMailEnv = () => read({ STAFF_MAIL: z.string().min(3) })

export const alarmEnv = () => read({ ALARM_PREFIX: z.string().min(1), ALARM_TOPIC: z.string().min(1) })

/** Delays the mail of a decision, at most as long as a queue can. 0 sends it at once. */
export const decisionEnv = () => read({ DECISION_MAIL_SECONDS: z.coerce.number().int().min(0).max(900) })

export const queueEnv = () => read({ MAIL_QUEUE_URL: z.url() })
