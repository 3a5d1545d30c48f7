import { Logger } from '@aws-lambda-powertools/logger'
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics'

/** The only things a log may hold: ids, codes, counts. Never names, addresses, health, money, tokens or keys. */
interface Loggable {
	requestId?: string
	endpoint?: string
	method?: string
	status?: number
	code?: string
	milliseconds?: number
	actor?: string
	/** A hash of what was looked at: whoever knows that finds who looked, and nobody finds it from here. */
	about?: string
	mail?: string
	upload?: string
	count?: number
	/** To AWS. */
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

/** A number of the day, for the dashboard and its alarm. */
export function measure(name: 'OldestPendingDays', value: number) {
	metrics.addMetric(name, MetricUnit.NoUnit, value)
	metrics.publishStoredMetrics()
}

/** An error's own message may quote what a person typed; its name and the places it passed do not. */
function traceable(error: unknown) {
	if (!(error instanceof Error)) return { error: typeof error }
	const frames = error.stack?.split('\n').filter((frame) => frame.trimStart().startsWith('at '))
	return { error: error.name, at: frames?.slice(0, 8).map((frame) => frame.trim()), ...awsCode(error) }
}

/** Services answer with text about keys and permissions, not about people; it is what one needs at night. */
const awsCode = (error: Error) =>
	'$metadata' in error && !('CancellationReasons' in error) ? { answer: error.message } : {}
