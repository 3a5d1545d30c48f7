import { spawnSync } from 'node:child_process'
import { helpIfAsked } from '#infra/tools/arguments.ts'
import { main } from '#infra/tools/lifetime.ts'
import { say, seconds, Trouble } from '#infra/tools/terminal.ts'
import acceptedFindings from './judges/accepted.json' with { type: 'json' }
import { schemathesis } from './judges/api.ts'
import { firefoxJourneys } from './judges/firefox.ts'
import type { Verdict } from './judges/install.ts'
import { caniemail, htmlValidate, vnu } from './judges/markup.ts'
import { sniffer } from './judges/screens.ts'
import { detectSecrets } from './judges/secrets.ts'
import { stryker } from './judges/stryker.ts'
import { checkov } from './judges/templates.ts'

helpIfAsked(`npm run judges [-- name ...]

Puts the product before programs that no one here wrote. Each is installed into .local at an exact version. Fails if one
of them finds what infra/lab/judges/accepted.json doesn't list: each pattern has the reason why we leave it.

name   only these: vnu, html-validate, caniemail, stryker, detect-secrets, schemathesis, pa11y, checkov, firefox`)

interface Judge {
	/** Without this command of the machine the judge is left out. */
	needs?: { command: string; from: string }
	look: () => Promise<Verdict>
}

const judges: Record<string, Judge> = {
	vnu: { needs: { command: 'java', from: 'default-jre-headless' }, look: vnu },
	'html-validate': { look: htmlValidate },
	caniemail: { look: caniemail },
	stryker: { look: stryker },
	'detect-secrets': { needs: { command: 'git', from: 'git' }, look: detectSecrets },
	schemathesis: { look: schemathesis },
	pa11y: { look: sniffer },
	checkov: { look: checkov },
	firefox: { needs: { command: 'firefox-esr', from: 'firefox-esr' }, look: firefoxJourneys },
}

/** What a judge finds and we leave as it is, with the reason. */
const accepted: Record<string, Record<string, string> | undefined> = acceptedFindings

const isHere = (command: string) => spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined

async function judge(name: string, { needs, look }: Judge) {
	if (needs && !isHere(needs.command)) {
		say(`${name}: left out, because ${needs.command} is missing (on Debian: apt-get install ${needs.from}).`)
		return true
	}
	const since = performance.now()
	const { looked, findings } = await look()
	const known = Object.keys(accepted[name] ?? {}).map((pattern) => new RegExp(pattern))
	const unknown = findings.filter((finding) => !known.some((pattern) => pattern.test(finding)))
	const numbers = `${findings.length - unknown.length} known findings, ${unknown.length} new`
	say(`${name}: ${looked}; ${numbers} (${seconds(since)})`)
	for (const finding of unknown) say(`    ${finding}`)
	return unknown.length === 0
}

await main(async () => {
	const asked = process.argv.slice(2)
	const stranger = asked.find((name) => !(name in judges))
	if (stranger) throw new Trouble(`There is no judge ${stranger}; there are ${Object.keys(judges).join(', ')}.`)
	let isFine = true
	for (const [name, each] of Object.entries(judges))
		if (asked.length === 0 || asked.includes(name)) isFine = (await judge(name, each)) && isFine
	return isFine ? 0 : 1
})
