import { resolveNs } from 'node:dns/promises'
import type { Settings } from '#infra/stacks/settings.ts'
import { Trouble } from '../terminal.ts'

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
