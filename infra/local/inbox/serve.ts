import { createServer, type ServerResponse } from 'node:http'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { atEnd } from '#infra/tools/lifetime.ts'
import { mailbox } from '../mailbox.ts'
import { inboxPage } from './page.ts'

/** People read the local inbox at /__inbox, and tools at /__inbox.json?to=address. */
export async function serveInbox(cloud: Pick<Cloud, 'target' | 'endpoint'>, port: number) {
	const server = createServer((request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
		mailbox(cloud, searchParams.get('to') ?? undefined).then(
			(mails) =>
				pathname === '/__inbox.json'
					? answer(response, 200, 'application/json', JSON.stringify(mails))
					: answer(response, 200, 'text/html; charset=utf-8', inboxPage(mails)),
			() => answer(response, 502, 'text/plain', 'The local cloud does not answer. Is it still starting?'),
		)
	})
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject)
		server.listen(port, '127.0.0.1', resolve)
	})
	atEnd(() => server.closeAllConnections())
	return `http://localhost:${port}`
}

const answer = (response: ServerResponse, status: number, type: string, body: string) =>
	void response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
