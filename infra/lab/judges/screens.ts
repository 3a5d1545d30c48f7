import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from '#infra/testing/gate/chromium.ts'
import { atEnd } from '#infra/tools/lifetime.ts'
import { routes } from '#shared/paths.ts'
import { judgedCloud, sessionOf } from './cloud.ts'
import { grouped, npmPackages, type Verdict } from './install.ts'

const pages = [...Object.values(routes).map(({ path }) => path), '/es', '/es/apply', '/es/events']
const screens = ['start', 'applications', 'affiliates', 'books', 'money', 'events', 'reports', 'statistics']
const settings = ['settings/users', 'settings/trail']

interface Message {
	/** 1 is an error, 2 a warning and 3 a notice; pa11y counts the first kind too. */
	type: number
	code: string
	msg: string
}

/** HTML_CodeSniffer, the engine of pa11y, judges pages as a member sees them and screens of the console. */
export async function sniffer(): Promise<Verdict> {
	const { siteAddress } = await judgedCloud()
	const engine = await readFile(join(await npmPackages('markup'), 'html_codesniffer', 'build', 'HTMLCS.js'), 'utf8')
	const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
	atEnd(() => browser.close())
	const faults: { what: string; where: string }[] = []
	const look = async (group: string, email: string, paths: string[]) => {
		const context = await browser.newContext({ baseURL: siteAddress, reducedMotion: 'reduce' })
		const [name = '', value = ''] = (await sessionOf(email)).split('=')
		const domain = new URL(siteAddress).hostname
		await context.addCookies([{ name, value, domain, path: '/', secure: true, httpOnly: true, sameSite: 'Lax' }])
		for (const path of paths) {
			const page = await context.newPage()
			await page.goto(path, { waitUntil: 'networkidle', timeout: 120_000 })
			await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 120_000 })
			await page.evaluate(engine)
			const messages: Message[] = await page.evaluate(async () => {
				const { HTMLCS } = Object(window)
				// It spells the names of some of its sentences in two ways, and would end at a sentence that isn't there.
				const sentence = HTMLCS.getTranslation.bind(HTMLCS)
				HTMLCS.getTranslation = (name: string) =>
					sentence(name) ?? sentence(name.replace('AutoComplete', 'Autocomplete'))
				await new Promise((resolve) => HTMLCS.process('WCAG2AA', document, resolve))
				return HTMLCS.getMessages().map(({ type, code, msg }: Message) => ({ type, code, msg }))
			})
			for (const { type, code, msg } of messages)
				if (type === 1) faults.push({ what: `${group}: ${code}: ${msg}`, where: path })
			await page.close()
		}
	}
	await look('page', 'member@example.org', pages)
	const inConsole = [...screens, ...settings].map((path) => `${routes.dashboard.path}/${path}`)
	await look('console', 'staff@example.org', inConsole)
	await browser.close()
	return { looked: `${pages.length} pages and ${inConsole.length} console screens`, findings: grouped(faults) }
}
