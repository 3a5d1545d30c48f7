import { appendFileSync } from 'node:fs'
import { say, seconds, Trouble } from '#infra/tools/terminal.ts'

/** The gate counts each of its steps, and each test. */
export const tally = { passed: 0, failed: 0, skipped: 0, failures: [] as string[] }

const red: string[] = []

/** The step runs under a heading, with its time. The gate counts a failing step and goes on. */
export async function gateStep(name: string, work: () => Promise<boolean | string>) {
	say(`\n── ${name} ${'─'.repeat(Math.max(2, 60 - name.length))}`)
	const began = performance.now()
	const result = await work().catch((error) => {
		say(error instanceof Trouble ? error.message : error instanceof Error ? (error.stack ?? '') : String(error))
		return false
	})
	const passed = result !== false
	tally[passed ? 'passed' : 'failed']++
	if (!passed) red.push(name)
	const note = typeof result === 'string' && result ? `: ${result}` : ''
	say(`${passed ? '✓' : '✗'} ${name} (${seconds(began)})${note}`)
	return passed
}

/** What didn't run hasn't passed. */
export function skipStep(name: string, why: string) {
	tally.skipped++
	say(`\n– ${name} was skipped: ${why}`)
}

export function summary() {
	const first = red.length > 0 ? `Red: ${red.join(' · ')}` : 'Every step is green.'
	const lines = [first, ...tally.failures.map((name) => `- ${name}`)].join('\n')
	// GitHub shows this on the page of a run.
	if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${lines}\n`)
	say(`\n${lines}`)
	say(`\n${tally.passed} passed, ${tally.failed} failed${tally.skipped ? `, ${tally.skipped} skipped` : ''}`)
	return tally.failed === 0 ? 0 : 1
}
