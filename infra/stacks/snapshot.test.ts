import { expect, test } from 'vitest'
import { apis } from '#shared/api.ts'
import { type Stack, synthesize } from './synth.test.data.ts'

const stacks = synthesize('aws')

/**
 * Every path or function has one of each of these. The snapshot leaves them out, because app-stack.test.ts checks
 * them.
 */
const routine = /^AWS::(ApiGateway::(Resource|Method|Deployment)|Lambda::Permission)$/
const ofFunction = /^AWS::(IAM::Role|Logs::(LogGroup|MetricFilter))$/
const functions = new RegExp(`^(${Object.keys(apis).join('|')})(Role|Log)`)

const isRoutine = (id: string, type: string) =>
	routine.test(type) || (ofFunction.test(type) && functions.test(id))

/** The snapshot reads like the console: a line for the resource, and below it its settings. */
const readable = (stack: Stack) =>
	Object.entries(stack)
		.filter(([id, { Type }]) => !isRoutine(id, Type))
		.map(([id, { Type, Properties, DeletionPolicy }]) => {
			const kept = DeletionPolicy ? ` (${DeletionPolicy})` : ''
			return `${Type} ${id}${kept}\n${lines(Properties)}`.trimEnd()
		})
		.join('\n\n')
		// The code changes every day, and the snapshot is about what the code may do.
		.replace(/\b[0-9a-f]{64}\.zip/g, 'code.zip')
		.replace(/HttpRestDeployment\w+/g, 'HttpRestDeployment')

function lines(value: unknown, indent = '  '): string {
	if (typeof value !== 'object' || value === null) return `${indent}${value}`
	if (Array.isArray(value))
		return value.map((part) => `${indent}- ${lines(part, `${indent}  `).trimStart()}`).join('\n')
	return Object.entries(value)
		.map(([name, part]) => {
			const simple = typeof part !== 'object' || part === null
			return `${indent}${name}:${simple ? ` ${part}` : `\n${lines(part, `${indent}  `)}`}`
		})
		.join('\n')
}

test.each(Object.entries(stacks))('%s changes only on purpose (vitest -u says so)', async (name, stack) => {
	await expect(`${readable(stack)}\n`).toMatchFileSnapshot(`snapshots/${name}.snap`)
})
