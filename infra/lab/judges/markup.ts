import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { build } from 'esbuild'
import * as z from 'zod'
import { buildSite } from '#infra/local/build-site.ts'
import { cloudFolder, root } from '#infra/tools/folders.ts'
import { step } from '#infra/tools/terminal.ts'
import { grouped, npmPackages, type Verdict } from './install.ts'

const folder = cloudFolder('judges')
const mailFolder = join(folder, 'mails')

const mailCode = `export * from '#functions/domain/mail/examples.test.data.ts'
export * from '#functions/domain/mail/render.ts'`

/** Writes every mail in each of its variants and languages as HTML, without a cloud. */
async function writeMails() {
	const outfile = join(folder, 'mails.mjs')
	const stdin = { contents: mailCode, resolveDir: root, loader: 'ts' as const }
	await build({ stdin, bundle: true, platform: 'node', format: 'esm', packages: 'external', outfile })
	const { mails, toEmployees, renderMail } = await import(outfile)
	await mkdir(mailFolder, { recursive: true })
	for (const { template, contents } of mails)
		for (const language of toEmployees.includes(template) ? ['en'] : ['en', 'es'])
			for (const [at, content] of contents.entries()) {
				const { html } = renderMail(content, 'https://bridge.example.org', language)
				await writeFile(join(mailFolder, `${template}.${at}.${language}.html`), html)
			}
}

let made: Promise<{ pages: string[]; mails: string[] }> | undefined

/** The judges of this file share one build. */
function make() {
	made ??= step('Drawing every page and mail', async () => {
		const [site] = await Promise.all([buildSite(folder), writeMails()])
		const pagesIn = (place: string) => globSync('**/*.html', { cwd: place }).map((file) => join(place, file))
		return { pages: pagesIn(site), mails: pagesIn(mailFolder) }
	})
	return made
}

const placeOf = (file: string) => (file.startsWith(mailFolder) ? `mail ${basename(file)}` : relative(folder, file))
const kindOf = (file: string) => (file.startsWith(mailFolder) ? 'mail' : 'page')
const counted = ({ pages, mails }: Awaited<typeof made> & object) => `${pages.length} pages and ${mails.length} mails`

const VnuReport = z.object({
	messages: z.array(
		z.object({ type: z.string(), subType: z.string().optional(), message: z.string(), url: z.string().default('') }),
	),
})

export async function vnu(): Promise<Verdict> {
	const files = await make()
	const jar = join(await npmPackages('markup'), 'vnu-jar', 'build', 'dist', 'vnu.jar')
	const args = ['-jar', jar, '--format', 'json', '--exit-zero-always', ...files.pages, ...files.mails]
	const report = await new Promise<string>((resolve, reject) =>
		execFile('java', args, { maxBuffer: 1e9 }, (error, _, printed) => (error ? reject(error) : resolve(printed))),
	)
	const { messages } = VnuReport.parse(JSON.parse(report))
	const faults = messages
		.filter(({ type, subType }) => type !== 'info' || subType === 'warning')
		.map(({ message, url }) => {
			const file = url.replace('file:', '')
			return { what: `${kindOf(file)}: ${message}`, where: placeOf(file) }
		})
	return { looked: counted(files), findings: grouped(faults) }
}

export async function htmlValidate(): Promise<Verdict> {
	const files = await make()
	const { HtmlValidate } = await import(join(await npmPackages('markup'), 'html-validate/dist/esm/index.js'))
	const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })
	const { results } = await validator.validateMultipleFiles([...files.pages, ...files.mails])
	const faults = z
		.array(z.object({ filePath: z.string(), messages: z.array(z.object({ ruleId: z.string(), message: z.string() })) }))
		.parse(results)
		.flatMap(({ filePath, messages }) =>
			messages.map(({ ruleId, message }) => ({
				what: `${kindOf(filePath)}: ${ruleId}: ${message}`,
				where: placeOf(filePath),
			})),
		)
	return { looked: counted(files), findings: grouped(faults) }
}

/** What a mail has and a program doesn't draw at all. Half support is listed there too, and is no finding. */
export async function caniemail(): Promise<Verdict> {
	const { mails } = await make()
	const { caniemail: judge } = await import(join(await npmPackages('markup'), 'caniemail/dist/index.js'))
	const clients = ['outlook.*', 'gmail.*', 'apple-mail.*']
	const undrawn = new Map<string, Set<string>>()
	for (const file of mails) {
		const { issues } = judge({ clients, html: readFileSync(file, 'utf8') })
		for (const [client, missing] of issues.errors)
			for (const { title } of missing) undrawn.set(title, (undrawn.get(title) ?? new Set()).add(client))
	}
	const findings = [...undrawn].map(([title, where]) => `${title}: not in ${[...where].toSorted().join(', ')}`)
	return { looked: `${mails.length} mails in Outlook, Gmail and Apple Mail`, findings }
}
