import { optionalSetting } from './env.ts'

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
	/** The step that the hourly clock took for an application, such as a reminder. */
	step?: string
	mail?: string
	/** The event whose guests get mails. */
	mailing?: string
	upload?: string
	count?: number
	attempts?: number
}

/** Least important first. */
const levels = ['INFO', 'WARN', 'ERROR', 'SILENT']

/** Tests and an operator's commands have no metrics, because what they do isn't what people did. */
const METRICS_NAMESPACE = optionalSetting('METRICS_NAMESPACE')
const least = levels.indexOf(optionalSetting('LOG_LEVEL') ?? 'INFO')
const service = 'bridge'

export const log = {
	info: (event: string, facts: Loggable = {}) => write('INFO', event, facts),
	warn: (event: string, facts: Loggable = {}) => write('WARN', event, facts),
	error: (event: string, error: unknown, facts: Loggable = {}) =>
		write('ERROR', event, { ...facts, ...traceable(error) }),
}

export const count = (name: 'TooMany' | 'WrongKey' | 'Failed' | 'MailSent' | 'MailFailed', many = 1) =>
	putMetric(name, 'Count', many)

export const measure = (name: 'OldestPendingDays', value: number) => putMetric(name, 'None', value)

/**
 * Lambda writes a time and an id before what `console` prints, and CloudWatch finds fields only in lines that are nothing
 * but JSON. So lines go to the stream itself, which Lambda leaves as they are.
 */
const print = (stream: NodeJS.WriteStream, line: object) => stream.write(`${JSON.stringify(line)}\n`)

function write(level: 'INFO' | 'WARN' | 'ERROR', message: string, facts: object) {
	if (levels.indexOf(level) < least) return
	const stream = level === 'ERROR' ? process.stderr : process.stdout
	print(stream, { level, message, timestamp: new Date().toISOString(), service, ...facts })
}

/** CloudWatch makes a metric of a line in its embedded metric format, so that no call is needed for it. */
function putMetric(name: string, unit: 'Count' | 'None', value: number) {
	if (!METRICS_NAMESPACE) return
	const metric = { Namespace: METRICS_NAMESPACE, Dimensions: [['service']], Metrics: [{ Name: name, Unit: unit }] }
	const _aws = { Timestamp: Date.now(), CloudWatchMetrics: [metric] }
	print(process.stdout, { _aws, service, [name]: value })
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
