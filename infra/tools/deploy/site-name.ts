import type { Settings } from '#infra/stacks/settings.ts'
import { askAws } from '../signed-call.ts'
import { Trouble } from '../terminal.ts'

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
