import { existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { headersFor } from '#infra/tools/site-files.ts'
import { fileAt, routeAt, routes } from '#web/lib/paths.ts'
import { publicAnswers } from './public-answers.ts'

const apiTakesMs = 80

/** The built site is served compressed, as CloudFront would deliver it. */
export async function serveCompressed(build: string) {
	const { answers, files } = await publicAnswers()
	const server = createServer((request, response) => {
		const { pathname } = new URL(request.url ?? '/', 'http://localhost')
		const picture = files.get(pathname)
		if (picture) response.writeHead(200, { 'content-type': 'image/webp' }).end(picture)
		else if (pathname.startsWith('/api/')) void answer(answers.get(pathname), response)
		else sendFile(build, pathname, response)
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	return { address: `http://localhost:${port}`, close: () => server.close() }
}

async function answer(body: string | undefined, response: ServerResponse) {
	await pause(apiTakesMs)
	const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
	response.writeHead(body ? 200 : 503, headers).end(body ?? '{"status":false,"code":"failed","message":""}')
}

function sendFile(build: string, pathname: string, response: ServerResponse) {
	const page = routeAt(pathname)
	const name = pathname.includes('.') ? pathname.slice(1) : page ? fileAt(routes[page].path) : '404.html'
	const file = join(build, name)
	if (!existsSync(file)) return response.writeHead(404).end()
	const { ContentType, CacheControl } = headersFor(name)
	const packed = /\.(woff2|png)$/.test(name)
	const body = readFileSync(file)
	response
		.writeHead(200, {
			'content-type': ContentType,
			'cache-control': CacheControl,
			...(!packed && { 'content-encoding': 'br' }),
		})
		.end(packed ? body : brotliCompressSync(body))
}
