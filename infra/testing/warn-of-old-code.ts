import { changedSince } from '#infra/local/deployed-sources.ts'
import { deployedSources } from '#infra/local/up-to-date.ts'
import { readCloud } from '#infra/tools/cloud-facts.ts'
import { say } from '#infra/tools/terminal.ts'

/** A kept cloud may run older code than the one that lies here, so the tests say it before they begin. */
export default async function warnOfOldCode() {
	const file = process.env.TEST_CLOUD
	if (!file) return
	const deployed = await deployedSources(readCloud(file))
	const changed = deployed ? changedSince(deployed) : []
	if (changed.length > 0)
		say(
			`This cloud runs older code of: ${changed.slice(0, 5).join(', ')}${changed.length > 5 ? ' and more' : ''}. \`npm run cloud -- test redeploy\` takes seconds.`,
		)
}
