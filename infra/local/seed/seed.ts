import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { runNode } from '#infra/tools/run.ts'
import { lastLines, shortPath, Trouble } from '#infra/tools/terminal.ts'
import { toolEnvironment } from '../tool-environment.ts'

/** Seeds in a separate process, because the functions' code reads its environment when it's loaded. */
export async function seed({ endpoint, folder, outputs }: Cloud) {
	const log = `${folder}/seed.log`
	const code = await runNode('infra/local/seed/run.ts', {
		args: [],
		env: { ...toolEnvironment(endpoint), TABLE_NAME: outputs.App.TableName, FILES_BUCKET: outputs.App.FilesBucket },
		log,
	})
	if (code !== 0) throw new Trouble(`${lastLines(log)}\n\nThe demo data could not be written; see ${shortPath(log)}.`)
}
