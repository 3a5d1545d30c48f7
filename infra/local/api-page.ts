import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '#infra/tools/folders.ts'
import { run } from '#infra/tools/run.ts'
import { lastLines } from '#infra/tools/terminal.ts'
import { installOnce } from './install-once.ts'

const version = '2.5.2'

const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The API</title>
<redoc spec-url="/__api/openapi.json"></redoc><script src="/__api/redoc.js"></script></html>`

/** As strict as the site's own. Redoc writes its styles into an empty element, whose hash this is. */
export const apiPagePolicy =
	"default-src 'none'; script-src 'self'; style-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; connect-src 'self'; img-src 'self' data:; worker-src blob:"

/** People read docs/openapi.json at /__api. */
export async function apiPage(path: string): Promise<[type: string, body: string]> {
	if (path.endsWith('.json')) return ['application/json', await readFile(join(root, 'docs/openapi.json'), 'utf8')]
	if (!path.endsWith('.js')) return ['text/html; charset=utf-8', page]
	return ['text/javascript; charset=utf-8', await readFile(join(await redoc(), 'redoc.standalone.js'), 'utf8')]
}

/** Redoc is fetched when somebody first opens the page, because as a dependency it would bring 110 packages along. */
const redoc = () =>
	installOnce({
		name: 'redoc',
		pins: import.meta.filename,
		says: 'Fetching Redoc (once)',
		install: async (folder, log) => {
			const packed = await run('npm', { args: ['pack', `redoc@${version}`, '--pack-destination', folder], log })
			const archive = join(folder, `redoc-${version}.tgz`)
			const args = ['-xzf', archive, '-C', folder, '--strip-components=2', 'package/bundles']
			if (packed !== 0 || (await run('tar', { args, log })) !== 0) throw new Error(lastLines(log, 5))
		},
	})
