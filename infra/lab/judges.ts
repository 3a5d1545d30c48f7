import { spawnSync } from 'node:child_process'
import { helpIfAsked } from '#infra/tools/arguments.ts'
import { main } from '#infra/tools/lifetime.ts'
import { say, seconds, Trouble } from '#infra/tools/terminal.ts'
import { schemathesis } from './judges/api.ts'
import { firefoxJourneys } from './judges/firefox.ts'
import type { Verdict } from './judges/install.ts'
import { caniemail, htmlValidate, vnu } from './judges/markup.ts'
import { sniffer } from './judges/screens.ts'
import { checkov } from './judges/templates.ts'

helpIfAsked(`npm run judges [-- name ...]

Puts the product before programs that no one here wrote. Each is installed into .local at an exact version. Fails if one
of them finds what infra/lab/judges.ts doesn't list.

name   only these: vnu, html-validate, caniemail, schemathesis, pa11y, checkov, firefox`)

interface Judge {
	/** Without this command of the machine the judge is left out. */
	needs?: { command: string; from: string }
	look: () => Promise<Verdict>
}

const judges: Record<string, Judge> = {
	vnu: { needs: { command: 'java', from: 'default-jre-headless' }, look: vnu },
	'html-validate': { look: htmlValidate },
	caniemail: { look: caniemail },
	schemathesis: { look: schemathesis },
	pa11y: { look: sniffer },
	checkov: { look: checkov },
	firefox: { needs: { command: 'firefox-esr', from: 'firefox-esr' }, look: firefoxJourneys },
}

/** What a judge finds and we leave as it is, with the reason. */
const accepted: Record<string, [finding: RegExp, why: string][]> = {
	vnu: [[/^mail: The “\w+” attribute on the “(table|td)” element is obsolete/, 'Outlook lays mails out by these']],
	'html-validate': [[/^mail: no-deprecated-attr/, 'Outlook lays mails out by these']],
	caniemail: [
		[/^(color-scheme meta tag|text-wrap|border-radius|opacity|max-height property|overflow):/, 'looks only'],
		[/^display:none: not in gmail.mobile-webmail$/, 'there the line beside the subject has no height instead'],
		[/^white-space:/, 'a phone number may break into two lines'],
		[/^word-break:/, 'a long address may reach over the edge in a program that Windows has replaced'],
		[/^<body> element: not in outlook.macos$/, 'the table in it has the colors too'],
		[/^(role|aria-hidden) attribute: not in outlook.windows-mail$/, 'a program that Windows has replaced'],
	],
	schemathesis: [
		[/Schema-valid request rejected/, 'rules between fields, wrong passwords, emails and dates that only look real'],
		[/request accepted: POST .api.(applications|(book|join)-application)$/, 'an empty text counts as not given'],
		[/request accepted: GET .api.audit-trail$/, 'an empty text counts as not given'],
		[/request accepted: POST .api.(download-[a-z-]+|person-[a-z]+|signout)$/, 'without a needed field null is no body'],
		[/request accepted: POST .api.newsletter-unsubscribe$/, 'a token may come twice, and the one in the body counts'],
		[/request accepted: POST .api.update-bleeding-disorder-statistics$/, 'what is too large is refused with 413'],
	],
	pa11y: [
		[/F92,ARIA4: .*role is "presentation"/, 'a fieldset that only switches its fields off is no group to anyone'],
		[/H91.InputFile.Name/, 'the input is hidden, and a button with a name opens it'],
		[/H43.HeadersRequired/, 'each header of the grants says by its scope what it is for'],
	],
	checkov: [
		[/^CKV_AWS_192:/, 'nothing here runs Java'],
		[/^CKV_AWS_(27|158|173):/, 'AWS encrypts these with a key of its own'],
		[/^CKV_AWS_26:/, 'topics keep nothing, and alarms can’t use the free key (infra/stacks/nag.ts)'],
		[/^CKV_AWS_(18|86):/, 'CloudTrail and the API keep their own logs (infra/stacks/nag.ts)'],
		[/^CKV_AWS_73:/, 'each log line has the id of its request, and X-Ray costs by the request'],
		[/^CKV_AWS_120:/, 'CloudFront keeps what may be kept'],
		[/^CKV_AWS_116:/, 'a request is answered at once; what comes from a queue has one for failures'],
		[/^CKV_AWS_117:/, 'the functions speak to AWS only, and a network of our own costs more than all else'],
		[/^CKV_AWS_115:/, 'a new account has ten at once, too few to divide'],
	],
}

const isHere = (command: string) => spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined

async function judge(name: string, { needs, look }: Judge) {
	if (needs && !isHere(needs.command)) {
		say(`${name}: left out, because ${needs.command} is missing (on Debian: apt-get install ${needs.from}).`)
		return true
	}
	const since = performance.now()
	const { looked, findings } = await look()
	const known = accepted[name] ?? []
	const unknown = findings.filter((finding) => !known.some(([accepts]) => accepts.test(finding)))
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
