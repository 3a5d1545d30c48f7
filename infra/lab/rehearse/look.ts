import { type Patience, problem } from '#infra/tools/deploy/smoke-test.ts'
import { onEmulator } from '#infra/tools/deployed.ts'
import { say } from '#infra/tools/terminal.ts'
import { type Look, looks } from './looks.ts'
import type { Place } from './place.ts'

/** AWS shows a metric, or the result of a scan, some minutes later. */
const tenMinutes = { attempts: 60, milliseconds: 10_000 }
const atOnce = { attempts: 1, milliseconds: 0 }

/** Each line is looked at in turn, and its result printed. The answer names what is otherwise than it should be. */
export async function lookAt(place: Place, all = looks, patience = onEmulator() ? atOnce : tenMinutes) {
	const problems: string[] = []
	for (const look of all) {
		const [mark, words] = await outcome(place, look, patience)
		say(`  ${mark.padEnd(12)} ${words}`)
		if (mark === 'WRONG') problems.push(words)
	}
	return problems
}

async function outcome(place: Place, { line, ask, onlyOnAws, byHand }: Look, patience: Patience) {
	if (!ask) return ['by hand', `${line}: ${byHand}`] as const
	if (onlyOnAws && onEmulator()) return ['only on AWS', `${line}: ${onlyOnAws}`] as const
	const wrong = await problem({ what: line, ask: () => ask(place) }, patience)
	return wrong ? (['WRONG', wrong] as const) : (['as it says', line] as const)
}
