import { afterEach, expect, test, vi } from 'vitest'
import { step } from './terminal.ts'

const isTTY = process.stdout.isTTY

afterEach(() => {
	process.stdout.isTTY = isTTY
	vi.restoreAllMocks()
})

/** The terminal shows a line that `\r` begins anew as it was written last. */
const shown = (written: string) =>
	written
		.replaceAll(/\d+\.\d s/g, '0.1 s')
		.split('\n')
		.map((line) => line.slice(line.lastIndexOf('\r') + 1))

test('steps side by side have a line each, and one alone has one line', async () => {
	process.stdout.isTTY = true
	let written = ''
	vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
		written += text
		return true
	})
	const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
	const steps = [step('One', () => one.promise), step('Other', () => other.promise)]
	one.resolve()
	await steps[0]
	other.resolve()
	await steps[1]
	await step('Alone', async () => undefined)
	vi.restoreAllMocks()
	expect(shown(written)).toEqual([
		'  One …',
		'  Other …',
		'  ✓ One (0.1 s)',
		'  ✓ Other (0.1 s)',
		'  ✓ Alone (0.1 s)',
		'',
	])
})
