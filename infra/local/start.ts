import { parseArgs } from 'node:util'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { main } from '#infra/tools/lifetime.ts'
import { say, seconds, shortPath, Trouble } from '#infra/tools/terminal.ts'
import { chooseCloud, type LocalCloud } from './choose-cloud.ts'
import { serveInbox } from './inbox/serve.ts'
import { freePort, isFree } from './ports.ts'
import { demoAccounts } from './seed/people.ts'
import { deployIfChanged, publishIfChanged, seedIfChanged } from './up-to-date.ts'
import { serveSite } from './vite.ts'
import { watchFunctions } from './watch-functions.ts'

/**
 * `npm start`: everything on this machine, and it stays until Ctrl-C. `-- --fresh` begins without data, `-- --port`
 * elsewhere. `-- --localstack` runs on LocalStack, and LOCAL_AWS_ENDPOINT=http://… on one that runs already.
 */
const { values: options } = parseArgs({
	options: {
		fresh: { type: 'boolean', default: false },
		localstack: { type: 'boolean', default: false },
		port: { type: 'string', default: '5173' },
	},
})
const sitePort = Number(options.port)
const began = performance.now()

await main(async () => {
	if (!(await isFree(sitePort)))
		throw new Trouble(
			`Port ${sitePort} is taken. Stop what uses it, or choose another: \`npm start -- --port ${sitePort + 1}\`.`,
		)
	say('Starting the local cloud')
	const local = await chooseCloud({ ...options, ownEndpoint: process.env.LOCAL_AWS_ENDPOINT })
	const site = `http://localhost:${sitePort}`
	const current = () => deployIfChanged(local, site)
	const cloud = await current()
	await publishIfChanged(cloud)
	await seedIfChanged(cloud)
	const inbox = await serveInbox(cloud, await freePort())
	await serveSite(sitePort, cloud, inbox)
	watchFunctions(['functions', 'infra', 'shared'], () => current().then(() => undefined, explain))
	summary(cloud, site, local)
	await local.ended
	throw new Trouble(`The emulator ended by itself${local.log ? `; its log is ${shortPath(local.log)}` : ''}.`)
})

/** If the new code doesn't build, the old code stays deployed, so a half-typed mistake does no harm. */
function explain(error: unknown) {
	say(error instanceof Error ? error.message : String(error))
	say('Not deployed; the code before this change goes on answering.')
}

function summary(cloud: Cloud, site: string, { target, whatStays }: LocalCloud) {
	const deployed = target === 'embedded' ? [`  The site as deployed           ${cloud.siteAddress}`] : []
	say(`
Ready after ${seconds(began)}.

${[`  The site, with live reload     ${site}`, ...deployed, `  Every mail that was sent       ${site}/__inbox`].join('\n')}

  Demo accounts, all with the password ${demoAccounts[0]?.password}
${demoAccounts.map(({ email, what, key }) => `    ${email.padEnd(26)} ${what}${key ? ` (key ${key})` : ''}`).join('\n')}

Changes to pages show at once, changes to functions after a few seconds.
${whatStays}`)
}
