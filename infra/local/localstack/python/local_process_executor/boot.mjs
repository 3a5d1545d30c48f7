// One Node process that runs one function for executor.py: calls come on stdin and answers go into a pipe of their own, so
// that all that's printed is the function's log.
import { writeSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const { env } = process
const pipe = Number(env.ANSWERS)
delete env.ANSWERS
let isAsked = false

function write(descriptor, text) {
	const bytes = Buffer.from(text)
	for (let done = 0; done < bytes.length; ) done += writeSync(descriptor, bytes, done)
}

/** The log of a call ends with a mark that stands before its answer. */
function answer(type, body) {
	write(1, '\0END\n')
	write(pipe, `${JSON.stringify({ type, body })}\n`)
}

function failed(type, error) {
	const { name = typeof error, message = String(error), stack = '' } = error ?? {}
	const body = JSON.stringify({ errorType: name, errorMessage: message, trace: stack.split('\n') })
	write(1, `ERROR\t${body}\n`)
	answer(type, body)
}

/** After such an error the process can't be trusted, so the next call starts another one. */
function die(error) {
	if (isAsked) failed('fatal', error)
	process.exit(1)
}
process.on('uncaughtException', die)
process.on('unhandledRejection', die)

function load() {
	const [file, name] = env._HANDLER.split('.')
	const handler = createRequire(import.meta.url)(join(env.LAMBDA_TASK_ROOT, file))[name]
	if (typeof handler !== 'function') throw new Error(`${env._HANDLER} is undefined or not exported`)
	return handler
}

let handler
try {
	handler = load()
} catch (error) {
	failed('initerror', error)
	process.exit(1)
}
answer('ready')

for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
	const { event, deadline, ...context } = JSON.parse(line)
	isAsked = true
	try {
		const getRemainingTimeInMillis = () => Math.max(0, deadline - Date.now())
		const result = await handler(JSON.parse(event), { ...context, getRemainingTimeInMillis })
		answer('ok', JSON.stringify(result === undefined ? null : result))
	} catch (error) {
		failed('error', error)
	}
	isAsked = false
}
process.exit(0)
