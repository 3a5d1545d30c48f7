import { createServer, type ServerResponse } from 'node:http'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { atEnd } from '#infra/tools/lifetime.ts'
import { apiPage, apiPagePolicy } from './api-page.ts'
import { type Mail, mailbox } from './mailbox.ts'

/** People read the local inbox at /__inbox and the page of the API at /__api; tools read /__inbox.json?to=address. */
export async function serveInbox(cloud: Pick<Cloud, 'target' | 'endpoint'>, port: number) {
	const server = createServer((request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
		if (pathname.startsWith('/__api')) return void showApi(response, pathname)
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

const showApi = (response: ServerResponse, pathname: string) =>
	apiPage(pathname).then(
		([type, body]) => answer(response.setHeader('content-security-policy', apiPagePolicy), 200, type, body),
		(error: Error) => answer(response, 502, 'text/plain', error.message),
	)

/** Every mail is shown as sent, newest first. The frames are sandboxed: a mail may show itself and do nothing. */
export const inboxPage = (mails: Mail[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${mails.length} mails · local inbox</title>
<style>${style}</style>
<main>
<h1>Local inbox</h1>
<p>Every mail the local cloud has sent, newest first. Nothing leaves this machine.</p>
${mails.length === 0 ? '<p class="none">No mail yet. Sign up, and the code arrives here.</p>' : mails.map(article).join('\n')}
</main>
<script>${refresh(mails)}</script>
</html>`

const article = ({ id, to, subject, sentAt, text, html }: Mail, number: number) => `<article id="${plain(id)}">
<h2>${plain(subject)}</h2>
<p class="facts">To ${plain(to.join(', '))} · <time datetime="${sentAt.toISOString()}">${plain(sentAt.toLocaleString('en-US'))}</time></p>
<details${number === 0 ? ' open' : ''}><summary>As text</summary><pre>${plain(text)}</pre></details>
<details${number === 0 ? ' open' : ''}><summary>As HTML</summary><iframe sandbox title="${plain(subject)}" srcdoc="${plain(html)}"></iframe></details>
</article>`

const plain = (text: string) =>
	text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;')
		.replaceAll("'", '&#39;')

/** The page asks every two seconds whether there is another newest mail. */
const refresh = ([newest]: Mail[]) => `setInterval(async () => {
	const [mail] = await (await fetch('/__inbox.json')).json()
	if (mail && mail.id !== ${JSON.stringify(newest?.id ?? '').replaceAll('<', '\\u003c')}) location.reload()
}, 2000)`

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 46rem; margin: 0 auto; padding: 1rem }
h2 { margin: 0; font-size: 1.15rem; overflow-wrap: anywhere }
article { border-top: 1px solid #8886; padding: 1rem 0 }
.facts { margin: .25rem 0 .75rem; opacity: .8; overflow-wrap: anywhere }
summary { cursor: pointer; padding: .5rem 0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font: inherit; font-family: ui-monospace, monospace }
iframe { width: 100%; height: 32rem; border: 1px solid #8886; border-radius: .5rem; background: #fff }
`
