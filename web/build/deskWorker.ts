import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { routes } from '../../shared/paths.ts'

/** The worker that keeps the desk, with every file that the desk's page names and a version that changes with any of them. */
export async function deskWorkerOf(html: string) {
	const source = await readFile(join(import.meta.dirname, 'desk-worker.js'), 'utf8')
	const named = html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)
	const files = [...new Set(Array.from(named, ([, path = '']) => path))]
	const version = createHash('sha256').update(html).digest('hex').slice(0, 16)
	const fills: [string, string][] = [
		["const page = ''", `const page = '${routes.desk.path}'`],
		['const files = []', `const files = ${JSON.stringify(files)}`],
		["const version = ''", `const version = '${version}'`],
	]
	return fills.reduce((code, [place, filled]) => {
		if (!code.includes(place)) throw new Error(`desk-worker.js has no place for ${place}`)
		return code.replace(place, () => filled)
	}, source)
}
