import { readdir } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { deskWorker } from '#shared/paths.ts'

const contentTypes: Record<string, string> = {
	'.avif': 'image/avif',
	'.css': 'text/css; charset=utf-8',
	'.html': 'text/html; charset=utf-8',
	'.ico': 'image/x-icon',
	'.jpg': 'image/jpeg',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.map': 'application/json; charset=utf-8',
	'.png': 'image/png',
	'.svg': 'image/svg+xml; charset=utf-8',
	'.txt': 'text/plain; charset=utf-8',
	'.webmanifest': 'application/manifest+json; charset=utf-8',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
	'.xml': 'application/xml; charset=utf-8',
}

export function headersFor(file: string) {
	const ContentType = contentTypes[extname(file).toLowerCase()]
	if (!ContentType) throw new Error(`No content type is known for ${file}: add it to infra/tools/deploy/site-files.ts`)
	return { ContentType, CacheControl: cacheFor(file) }
}

/**
 * Vite names the files below assets/ by their content, so they may be kept. A page, and the worker that keeps one,
 * must always be asked for again.
 */
function cacheFor(file: string) {
	if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable'
	return file.endsWith('.html') || `/${file}` === deskWorker ? 'no-cache' : 'public, max-age=3600'
}

/** The paths are as the site's address has them. The build keeps files that begin with a dot for itself. */
export async function filesBelow(folder: string) {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true })
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
		.filter((file) => !file.startsWith('.'))
		.sort()
}
