import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { words } from './words.ts'

/** Every call of `t` is replaced here, so it needs no import. */
const component = `
export function place(event) {
	const label = t('Location')
	const { location } = event
	return label + ': ' + location
}
`

test.each([
	['/events', 'Location: Mill Lane'],
	['/es/events', 'Lugar: Mill Lane'],
])('with live reload, a component at %s may have a variable named location', async (pathname, shown) => {
	const root = mkdtempSync(join(tmpdir(), 'component-'))
	writeFileSync(join(root, 'place.ts'), component)
	const plugins = [words(() => 'en')]
	const server = await createServer({ configFile: false, root, plugins, server: { middlewareMode: true, ws: false } })
	onTestFinished(async () => {
		vi.unstubAllGlobals()
		await server.close()
		rmSync(root, { recursive: true })
	})
	vi.stubGlobal('location', { pathname })
	const { place } = await server.ssrLoadModule('/place.ts')
	expect(place({ location: 'Mill Lane' })).toBe(shown)
})
