import { resolveNs } from 'node:dns/promises'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as z from 'zod'
import type { Settings } from '#infra/stacks/settings.ts'
import { root } from '../folders.ts'
import { askAws, callAws, RefusedCall } from '../signed-call.ts'
import { Trouble } from '../terminal.ts'

// A deployment looks at these before it changes anything.

const Plan = z.object({ accountPlanType: z.string(), accountPlanExpirationDate: z.coerce.date().optional() })

/** An account with the free plan closes after six months, or once its credits are spent, with everything in it. */
export async function refuseFreePlan() {
	const { accountPlanType, accountPlanExpirationDate: ends } = await plan()
	if (accountPlanType !== 'FREE') return
	const day = ends?.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
	throw new Trouble(
		`This AWS account has the free plan: it closes ${day ? `on ${day}` : 'after six months'}, or sooner once its credits are spent, and everything in it is lost. Upgrade it to the paid plan (AWS console → Billing and Cost Management); what is left of the credits stays. Nothing was changed.`,
	)
}

/** An account from before these plans has none, and not everyone who deploys may ask. */
async function plan() {
	const call = { service: 'freetier', host: 'freetier.us-east-1.api.aws', version: '1.0' } as const
	try {
		return Plan.parse(await callAws({ ...call, target: 'AWSFreeTierService.GetAccountPlanState', body: {} }))
	} catch (error) {
		if (error instanceof RefusedCall) return { accountPlanType: 'unknown' }
		throw error
	}
}

/** These records say where a name leads. Others, such as TXT, may stand beside ours. */
const leading = ['A', 'AAAA', 'CNAME']

/**
 * A record that is in the zone already can't be made again, and the whole stack would fail with it after half an hour.
 * `ours` is the name whose records this stage's stack made.
 */
export async function refuseTakenName({ site, zoneId }: Pick<Settings, 'site' | 'zoneId'>, ours: string | undefined) {
	const { hostname: name } = new URL(site)
	if (!zoneId || ours === name) return
	// The list begins at the name, whose few records come first.
	const query = { name, maxitems: '100' }
	const path = `/2013-04-01/hostedzone/${zoneId}/rrset`
	const xml = await askAws({ service: 'route53', host: 'route53.amazonaws.com', method: 'GET', path, query })
	const records = Array.from(xml.matchAll(/<Name>([^<]+)\.<\/Name><Type>(\w+)<\/Type>/g), ([, of, type]) => ({
		of,
		type,
	}))
	const taken = records.flatMap(({ of, type = '' }) => (of === name && leading.includes(type) ? [type] : []))
	if (taken.length === 0) return
	throw new Trouble(
		`${name} has these records already: ${taken.join(', ')}. They lead to what is there now. Write them down, delete them (AWS console → Route 53 → Hosted zones) and deploy at once; the name leads nowhere until the new site has answered. Or try the new site under another name first. Nothing was changed.`,
	)
}

/**
 * AWS makes a certificate once it finds the record in the DNS. While the domain's name servers aren't the zone's, AWS
 * never does, and the deployment waits for hours.
 */
export async function refuseUndelegated(
	{ zoneName, certificate, local }: Pick<Settings, 'zoneName' | 'certificate' | 'local'>,
	look = resolveNs,
) {
	if (!zoneName || certificate || local) return
	const servers = await look(zoneName).catch(() => [])
	if (servers.some((server) => /\.awsdns-/.test(server))) return
	throw new Trouble(
		`The name servers of ${zoneName} are ${servers.join(', ') || 'unknown to the DNS'}, and not those of its Route 53 zone. The site's certificate would wait for them for hours.\nAt your registrar, set the four that the zone shows (Route 53, Hosted zones); or set \`certificate\` to one that you have. Nothing was changed.`,
	)
}

const content = join(root, 'web', 'src', 'content')
const contact = join(root, 'shared', 'contact.ts')

/** The file's brackets are blanks that an employee fills in before sending. */
const withBlanks = 'ready-texts.ts'

/** Only the organization can fill these in: words in [brackets], and addresses and numbers that belong to nobody. */
const placeholder = /\[(?:[A-Z]|the|name|number|section|state|date)[^\]\n$]*\]|[\w.@/-]*example\.org|\(555\) 555-\d{4}/g

/** The answer has each placeholder that is left in the words of the site and its mails, with its file. */
export async function placeholdersLeft(folder = content) {
	const words = (await readdir(folder)).filter((file) => file.endsWith('.ts') && file !== withBlanks).sort()
	const files = [...words.map((file) => join(folder, file)), contact]
	const found = await Promise.all(
		files.map(async (file) => {
			const text = await readFile(file, 'utf8')
			const said = text.replaceAll(/\/\*\*.*\*\//g, '')
			return [...new Set(said.match(placeholder))].map((what) => `${basename(file)}: ${what}`)
		}),
	)
	return found.flat()
}
