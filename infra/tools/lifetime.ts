import { constants } from 'node:os'
import { say, Trouble } from './terminal.ts'

type Ending = () => Promise<unknown> | unknown

const endings: Ending[] = []
let ended: Promise<never> | undefined

/** The ending runs when this process ends in any way that it can notice. The latest one runs first. */
export const atEnd = (ending: Ending) => void endings.push(ending)

/** The command ends in good order also when Ctrl-C, a closed terminal or a killed parent stops it. */
export async function main(work: () => Promise<number>) {
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
		process.on(signal, () => void end(128 + constants.signals[signal]))
	// A closed terminal takes no more output; that is no reason to stop cleaning up.
	process.stdout.on('error', () => undefined)
	process.stderr.on('error', () => undefined)
	// Tests import this file and are nobody's command, so the module is loaded only here.
	await import('./exit-with-parent.mjs')
	try {
		await end(await work())
	} catch (error) {
		if (!ended) explain(error)
		await end(1)
	}
}

function end(code: number) {
	ended ??= (async () => {
		for (const ending of endings.reverse()) await Promise.resolve(ending()).catch(explain)
		process.exit(code)
	})()
	return ended
}

function explain(error: unknown) {
	say()
	if (error instanceof Trouble) say(error.message)
	else say(error instanceof Error ? (error.stack ?? '') : String(error))
}
