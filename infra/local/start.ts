import { readArguments } from '#infra/tools/arguments.ts'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { atEnd, main } from '#infra/tools/lifetime.ts'
import { say, seconds, shortPath, Trouble } from '#infra/tools/terminal.ts'
import { chooseCloud, type LocalCloud } from './choose-cloud.ts'
import { serveInbox } from './inbox.ts'
import { deployFront } from './localstack/front.ts'
import { freePort, isFree } from './ports.ts'
import { demoAccounts, demoPassword } from './seed/people.ts'
import { deployIfChanged, publishIfChanged, seedIfChanged } from './up-to-date.ts'
import { serveSite, watchFunctions } from './vite.ts'

const help = `npm start [-- --fresh] [--many] [--port 5173] [--localstack]

Runs the product with demo data on this machine, until Ctrl-C: the site, the API behind it and an inbox for every mail.

--fresh       begins without the data of the last time
--many        with ten thousand applications, members and guests of an event, which takes minutes the first time
--port        where the site is
--localstack  runs it on LocalStack`

/** Somebody typed `npm start` at this time, before any package was installed. */
const began = performance.now() - (Date.now() - Number(process.env.STARTED ?? Date.now()))

await main(async () => {
	const { values: options } = readArguments(help, {
		options: {
			fresh: { type: 'boolean', default: false },
			many: { type: 'boolean', default: false },
			localstack: { type: 'boolean', default: false },
			port: { type: 'string', default: '5173' },
		},
	})
	const sitePort = Number(options.port)
	if (!(await isFree(sitePort)))
		throw new Trouble(
			`Port ${sitePort} is taken. Stop what uses it, or choose another: \`npm start -- --port ${sitePort + 1}\`.`,
		)
	say('Starting the local cloud')
	const local = await chooseCloud(options)
	const site = `http://localhost:${sitePort}`
	const deploying = deployIfChanged(local, site)
	const whole = deploying.then((cloud) => (local.front ? deployFront(cloud, local.front) : cloud))
	const [cloud] = await Promise.all([
		whole,
		publishIfChanged(local, whole),
		deploying.then((cloud) => seedIfChanged(cloud, options.many)),
	])
	const inbox = await serveInbox(cloud, await freePort())
	const server = await serveSite(sitePort, cloud, inbox)
	atEnd(() => server.close())
	// Vite's watcher can watch more files.
	watchFunctions(server.watcher, ['functions', 'infra/stacks', 'shared'], () =>
		deployIfChanged(local, site).then(() => undefined, explain),
	)
	summary(cloud, site, local)
	await local.ended
	throw new Trouble(`The emulator ended by itself${local.log ? `; its log is ${shortPath(local.log)}` : ''}.`)
})

/** If the new code doesn't build, the old code stays deployed, so a half-typed mistake does no harm. */
function explain(error: unknown) {
	say(error instanceof Error ? error.message : String(error))
	say('Not deployed; the code before this change goes on answering.')
}

function summary(cloud: Cloud, site: string, { front, whatStays }: LocalCloud) {
	say(`
Ready after ${seconds(began)}.

  The site, with live reload     ${site}
  The site as deployed           ${cloud.siteAddress}
  Every mail that was sent       ${site}/__inbox
  Every call of the API          ${site}/__api
${front ? '\nLocalStack has the files of the deployed site. Its free edition has no CloudFront, so MiniStack serves them.\n' : ''}
  Demo accounts, all with the password ${demoPassword}
${demoAccounts.map(({ email, what, key }) => `    ${email.padEnd(26)} ${what}${key ? ` (key ${key})` : ''}`).join('\n')}

Changes to pages show at once, changes to functions after some seconds.
${whatStays}`)
}
