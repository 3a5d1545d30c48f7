import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firefox } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { Report } from '#infra/testing/gate/report.ts'
import { runNode } from '#infra/tools/run.ts'
import { judgedCloud } from './cloud.ts'
import { npmPackages, type Verdict } from './install.ts'

/** Our own journeys that Firefox walks: files and beginnings of names. Playwright tells of no download there. */
const journeys = {
	apply: ['a member applies with two photographs', 'a member’s answers survive a reload'],
	'apply-form.more': ['apply by keyboard alone'],
	account: ['on a phone: sign up', 'a forgotten password is recovered'],
	console: ['an application is approved with the key'],
	desk: ['a known guest is in with two taps; an evening goes on without a network'],
	find: ['a guest finds their application'],
	events: ['a visitor signs up, and cancels'],
	report: ['a report goes from a phone to the console'],
	claim: ['a member says which applications with their email are theirs'],
}

export async function firefoxJourneys(): Promise<Verdict> {
	const cloud = await judgedCloud()
	const file = join(cloud.folder, 'firefox.json')
	const names = Object.values(journeys).flat()
	const files = Object.keys(journeys).map((name) => `web/e2e/${name}.test.ts`)
	await runNode('node_modules/vitest/vitest.mjs', {
		args: [
			...['run', '--config', 'infra/lab/judges/firefox.config.ts', '--reporter=json', `--outputFile.json=${file}`],
			...['-t', names.join('|'), ...files],
		],
		env: {
			...process.env,
			TEST_CLOUD: join(cloud.folder, 'cloud.json'),
			PLAYWRIGHT: join(await npmPackages('firefox'), 'playwright-core'),
		},
		log: join(cloud.folder, 'firefox.log'),
	})
	const { testResults } = Report.parse(JSON.parse(await readFile(file, 'utf8')))
	const walked = testResults
		.flatMap(({ assertionResults }) => assertionResults)
		.filter(({ status }) => status === 'passed' || status === 'failed')
	const failed = walked
		.filter(({ status }) => status === 'failed')
		.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages?.[0]?.split('\n')[0]}`)
	const missing = walked.length < names.length ? [`${names.length - walked.length} journeys were not walked`] : []
	return { looked: `${walked.length} journeys`, findings: [...failed, ...missing] }
}

/** Firefox obeys the pages' security policy even where Playwright looks into a page, so the policy is taken off on the way. */
const withoutPolicy = createServer((incoming, outgoing) => {
	const { method, headers, url = '' } = incoming
	const { port, pathname, search } = new URL(url)
	const onward = request({ host: '127.0.0.1', port, path: pathname + search, method, headers }, (answer) => {
		const { 'content-security-policy': _, ...kept } = answer.headers
		outgoing.writeHead(answer.statusCode ?? 502, kept)
		answer.pipe(outgoing)
	})
	onward.on('error', () => outgoing.destroy())
	incoming.pipe(onward)
})

/** Playwright speaks WebDriver BiDi to the Firefox of the system. */
export default async function setup(project: TestProject) {
	await new Promise<void>((resolve) => withoutPolicy.listen(0, '127.0.0.1', resolve))
	const { port } = withoutPolicy.address() as AddressInfo
	const server = await firefox.launchServer({
		channel: 'moz-firefox',
		executablePath: '/usr/bin/firefox-esr',
		firefoxUserPrefs: {
			// A phone's scrollbar takes no width.
			'ui.useOverlayScrollbars': 1,
			'network.proxy.type': 1,
			'network.proxy.http': '127.0.0.1',
			'network.proxy.http_port': port,
			'network.proxy.allow_hijacking_localhost': true,
		},
	})
	project.provide('chromium', server.wsEndpoint())
	const judged = await mkdtemp(join(tmpdir(), 'judged-'))
	project.provide('judged', judged)
	return async () => {
		await server.close()
		withoutPolicy.closeAllConnections()
		withoutPolicy.close()
		await rm(judged, { recursive: true })
	}
}
