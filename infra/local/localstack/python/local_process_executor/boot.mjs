// Child of child.py: reads invocations as JSON lines from one pipe, answers on the other; stdout is the log.
import { existsSync, statSync, writeSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { format } from 'node:util'

const { env } = process
const [pipeIn, pipeOut] = [Number(env.PIPE_IN), Number(env.PIPE_OUT)]
delete env.PIPE_IN
delete env.PIPE_OUT

let requestId

function write(descriptor, text) {
	const bytes = Buffer.from(text)
	for (let done = 0; done < bytes.length; ) done += writeSync(descriptor, bytes, done)
}

function answer(type, body) {
	write(1, '\0END\n')
	write(pipeOut, `${JSON.stringify({ type, body })}\n`)
}

// As on AWS: time, request id, level, message; a line break inside a message does not split the event.
function report(level, ...parts) {
	write(1, `${new Date().toISOString()}\t${requestId}\t${level}\t${format(...parts).replaceAll('\n', '\r')}\n`)
}

const levels = { trace: 'TRACE', debug: 'DEBUG', log: 'INFO', info: 'INFO', warn: 'WARN', error: 'ERROR' }
for (const [name, level] of Object.entries(levels)) globalThis.console[name] = (...parts) => report(level, ...parts)

const describe = (error, type = error?.name ?? typeof error) =>
	JSON.stringify({
		errorType: type,
		errorMessage: error?.message ?? String(error),
		trace: String(error?.stack ?? '').split('\n'),
	})

function die(kind, type) {
	return (error) => {
		report('ERROR', `${kind} \t${describe(error)}`)
		if (requestId) answer('fatal', describe(error, type))
		process.exit(1)
	}
}
process.on('uncaughtException', die('Uncaught Exception'))
process.on('unhandledRejection', die('Unhandled Promise Rejection', 'Runtime.UnhandledPromiseRejection'))

function problem(name, message) {
	return Object.assign(new Error(message), { name })
}

async function loadHandler() {
	const dot = env._HANDLER.lastIndexOf('.')
	const [module, name] = [env._HANDLER.slice(0, dot), env._HANDLER.slice(dot + 1)]
	const file = ['.js', '.mjs', '.cjs', '']
		.map((ending) => join(env.LAMBDA_TASK_ROOT, module) + ending)
		.find((candidate) => existsSync(candidate) && statSync(candidate).isFile())
	if (!file) throw problem('Runtime.ImportModuleError', `Cannot find module '${module}'`)
	const loaded = await import(pathToFileURL(file))
	const handler = loaded[name] ?? loaded.default?.[name]
	if (typeof handler !== 'function')
		throw problem('Runtime.HandlerNotFound', `${env._HANDLER} is undefined or not exported`)
	return handler
}

const contextOf = ({ id, arn, client, deadline }) => ({
	functionName: env.AWS_LAMBDA_FUNCTION_NAME,
	functionVersion: env.AWS_LAMBDA_FUNCTION_VERSION,
	memoryLimitInMB: env.AWS_LAMBDA_FUNCTION_MEMORY_SIZE,
	logGroupName: env.AWS_LAMBDA_LOG_GROUP_NAME,
	logStreamName: env.AWS_LAMBDA_LOG_STREAM_NAME,
	awsRequestId: id,
	invokedFunctionArn: arn,
	clientContext: client ? JSON.parse(client) : undefined,
	callbackWaitsForEmptyEventLoop: true,
	getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
})

const handler = await loadHandler().catch((error) => {
	report('ERROR', `Uncaught Exception \t${describe(error)}`)
	answer('initerror', describe(error))
	process.exit(1)
})
write(pipeOut, '{"type":"ready"}\n')

// A socket, not a file stream: a read that waits in the thread pool would keep process.exit() from returning.
const input = new Socket({ fd: pipeIn, readable: true, writable: false })
for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
	const invocation = JSON.parse(line)
	requestId = invocation.id
	if (invocation.trace) env._X_AMZN_TRACE_ID = invocation.trace
	try {
		const result = await handler(JSON.parse(invocation.event), contextOf(invocation))
		answer('ok', JSON.stringify(result === undefined ? null : result))
	} catch (error) {
		report('ERROR', `Invoke Error \t${describe(error)}`)
		answer('error', describe(error))
	}
	requestId = undefined
}
process.exit(0)
