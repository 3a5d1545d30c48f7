import { Logger } from '@aws-lambda-powertools/logger'
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics'

/** A log may hold ids, codes and counts only, never names, addresses, health data, money, tokens or keys. */
interface Loggable {
	requestId?: string
	endpoint?: string
	method?: string
	status?: number
	code?: string
	milliseconds?: number
	actor?: string
	/** Hashes of tokens. With a token the lines about it can be found, but a log doesn't reveal the token. */
	about?: string | string[]
	/** The sort key of an audit record: its time, and an id or an action. */
	record?: string
	/** What the clock did for an application. */
	step?: string
	mail?: string
	/** The event whose guests get mails. */
	mailing?: string
	upload?: string
	count?: number
	/** Calls to AWS. */
	calls?: number
	attempts?: number
}

const logger = new Logger({ serviceName: 'bridge' })
const metrics = new Metrics({ serviceName: 'bridge' })

export const log = {
	info: (event: string, facts: Loggable = {}) => logger.info(event, { ...facts }),
	warn: (event: string, facts: Loggable = {}) => logger.warn(event, { ...facts }),
	error: (event: string, error: unknown, facts: Loggable = {}) =>
		logger.error(event, { ...facts, ...traceable(error) }),
}

export function count(name: 'TooMany' | 'WrongKey' | 'Failed' | 'MailSent' | 'MailFailed', many = 1) {
	metrics.addMetric(name, MetricUnit.Count, many)
	metrics.publishStoredMetrics()
}

export function measure(name: 'OldestPendingDays' | 'NotCounted', value: number) {
	metrics.addMetric(name, MetricUnit.NoUnit, value)
	metrics.publishStoredMetrics()
}

/** An error's message may quote what a person typed, so only its name and its stack frames are logged. */
function traceable(error: unknown) {
	if (!(error instanceof Error)) return { error: typeof error }
	const frames = error.stack?.split('\n').filter((frame) => frame.trimStart().startsWith('at '))
	return { error: error.name, at: frames?.slice(0, 8).map((frame) => frame.trim()), ...awsCode(error) }
}

/**
 * The messages of AWS errors are logged, because they're about keys and permissions and not about people. Only a canceled
 * transaction can quote an item.
 */
const awsCode = (error: Error) =>
	'$metadata' in error && !('CancellationReasons' in error) ? { answer: error.message } : {}
