import type { Outputs } from './cloud-facts.ts'
import { region } from './credentials.ts'

/** Where a deployment answers: CloudFront's own name, which does so before the DNS of the site's name, and the API past it. */
export function addressesOf({ App, Web }: Outputs, endpoint: string | undefined) {
	if (!Web) return undefined
	const { DistributionDomain: domain } = Web
	return endpoint
		? {
				site: `http://${domain.replace('.net', '.localhost')}:${new URL(endpoint).port}`,
				api: `${endpoint}/_aws/execute-api/${App.ApiId}/${App.StageName}`,
			}
		: {
				site: `https://${domain}`,
				api: `https://${App.ApiId}.execute-api.${region}.amazonaws.com/${App.StageName}`,
			}
}
