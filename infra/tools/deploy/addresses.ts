import type { Outputs } from '../cloud-facts.ts'
import { region } from '../credentials.ts'

/** CloudFront's own name answers before the DNS of the site's name does. The API's address goes past CloudFront. */
export function addressesOf({ App, Web }: Outputs, endpoint: string | undefined) {
	if (!Web) return undefined
	const { DistributionDomain: domain } = Web
	return endpoint
		? {
				site: `http://${domain.replace('.net', '.localhost')}:${new URL(endpoint).port}`,
				api: `${endpoint}/_aws/execute-api/${App.ApiId}/${App.StageName}`,
			}
		: { site: `https://${domain}`, api: `https://${App.ApiId}.execute-api.${region}.amazonaws.com/${App.StageName}` }
}
