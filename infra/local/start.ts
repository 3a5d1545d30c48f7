import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { cloudFolder, isInUse, use } from '#infra/tools/folders.ts'
import { main } from '#infra/tools/lifetime.ts'
import { say, seconds, shortPath, step, Trouble } from '#infra/tools/terminal.ts'
import { installEmulator } from './emulator/install.ts'
import { emulatorPort } from './emulator/port.ts'
import { startEmulator } from './emulator/start.ts'
import { serveInbox } from './inbox/serve.ts'
import { freePort, isFree } from './ports.ts'
import { demoAccounts } from './seed/people.ts'
import { deployIfChanged, publishIfChanged, seedIfChanged } from './up-to-date.ts'
import { serveSite } from './vite.ts'
import { watchFunctions } from './watch-functions.ts'

/** `npm start`: everything on this machine, and it stays until Ctrl-C. `-- --fresh` begins without data, `-- --port` elsewhere. */
const { values: options } = parseArgs({
	options: { fresh: { type: 'boolean', default: false }, port: { type: 'string', default: '5173' } },
})
const sitePort = Number(options.port)
const began = performance.now()

await main(async () => {
	const folder = cloudFolder('start')
	if (isInUse(folder))
		throw new Trouble(
			`\`npm start\` is running in another window already. If it is not, delete ${shortPath(join(folder, 'pid'))}.`,
		)
	if (!(await isFree(sitePort)))
		throw new Trouble(
			`Port ${sitePort} is taken. Stop what uses it, or choose another: \`npm start -- --port ${sitePort + 1}\`.`,
		)
	use(folder)
	if (options.fresh)
		for (const part of ['state', 'objects', 'cloud.json'])
			await rm(join(folder, part), { recursive: true, force: true })
	say('Starting the local cloud')
	await installEmulator()
	const port = await emulatorPort(folder)
	const emulator = await step('Emulator', () => startEmulator({ folder, port, keep: true }))
	const site = `http://localhost:${sitePort}`
	const current = () => deployIfChanged({ folder, endpoint: emulator.endpoint, site })
	const cloud = await current()
	await publishIfChanged(cloud)
	await seedIfChanged(cloud)
	const inbox = await serveInbox(cloud, await freePort())
	await serveSite(sitePort, cloud, inbox)
	watchFunctions(['functions', 'infra', 'shared'], () => current().then(() => undefined, explain))
	summary(cloud, site)
	await emulator.ended
	throw new Trouble(`The emulator ended by itself; its log is ${shortPath(emulator.log)}.`)
})

/** The old code goes on answering, so a mistake half-way typed does no harm. */
function explain(error: unknown) {
	say(error instanceof Error ? error.message : String(error))
	say('Not deployed; the code before this change goes on answering.')
}

function summary(cloud: Cloud, site: string) {
	say(`
Ready after ${seconds(began)}.

  The site, with live reload     ${site}
  The site as deployed           ${cloud.siteAddress}
  Every mail that was sent       ${site}/__inbox

  Demo accounts, all with the password ${demoAccounts[0]?.password}
${demoAccounts.map(({ email, what, key }) => `    ${email.padEnd(26)} ${what}${key ? ` (key ${key})` : ''}`).join('\n')}

Changes to pages show at once, changes to functions after a few seconds. Ctrl-C stops everything and keeps the data.`)
}
