import { buildSite } from '#infra/local/build-site.ts'
import { helpIfAsked } from '#infra/tools/arguments.ts'
import { emptyCloudFolder } from '#infra/tools/folders.ts'
import { main } from '#infra/tools/lifetime.ts'
import { say } from '#infra/tools/terminal.ts'
import { routes } from '#web/lib/paths.ts'
import { findChromium } from '../testing/gate/chromium.ts'
import { type Measured, measure } from './lighthouse/measure.ts'
import { serveCompressed } from './lighthouse/serve-compressed.ts'

helpIfAsked(`npm run lighthouse [-- /path …]

Measures every public page as a phone on a slow network gets it, from the built site. It fails below the goal.

/path  measures only these pages, such as /apply`)

const goal = { performance: 0.95, layoutShift: 0.02 }

/** A page below the goal is measured again, because what else the machine does only ever makes a page look slower. */
const attempts = 3

const typed = process.argv.slice(2)

await main(async () => {
	const chromium = await findChromium()
	const folder = emptyCloudFolder('lighthouse')
	const site = await serveCompressed(await buildSite(folder))
	const publicPages = Object.values(routes).filter((route) => !('personal' in route))
	const paths = typed.length > 0 ? typed : publicPages.map(({ path }) => path)
	say('page                 performance   shift   blocked   first   largest')
	let slow = 0
	for (const path of paths) {
		const best = await bestOf(() => measure(chromium, site.address + path, folder))
		if (!good(best)) slow++
		say(line(path, best))
	}
	site.close()
	say(`\n${paths.length - slow} of ${paths.length} pages reach ${goal.performance}.`)
	return slow > 0 ? 1 : 0
})

async function bestOf(visit: () => Promise<Measured>) {
	let best = await visit()
	for (let attempt = 1; attempt < attempts && !good(best); attempt++) {
		const next = await visit()
		if (next.performance > best.performance) best = next
	}
	return best
}

/**
 * The function is a declaration, as is the one below, because `main` runs while this module is still being evaluated.
 */
function good({ performance, layoutShift }: Measured) {
	return performance >= goal.performance && layoutShift <= goal.layoutShift
}

function line(path: string, measured: Measured) {
	const { performance, layoutShift, blockedMs, firstPaintMs, largestPaintMs } = measured
	const parts = [
		`${good(measured) ? ' ' : '✗'} ${path}`.padEnd(23),
		performance.toFixed(2).padStart(9),
		layoutShift.toFixed(3).padStart(8),
		`${Math.round(blockedMs)} ms`.padStart(10),
		`${(firstPaintMs / 1000).toFixed(1)} s`.padStart(8),
		`${(largestPaintMs / 1000).toFixed(1)} s`.padStart(10),
	]
	return parts.join('')
}
