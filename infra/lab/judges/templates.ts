import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { bridge } from '#infra/stacks/synth.test.data.ts'
import { cloudFolder } from '#infra/tools/folders.ts'
import { run } from '#infra/tools/run.ts'
import { grouped, pythonWithPackages, type Verdict } from './install.ts'

const start = 'import sys; from checkov.main import Checkov; sys.exit(Checkov().run())'

const Report = z.object({
	summary: z.object({ passed: z.number(), failed: z.number() }),
	results: z.object({
		failed_checks: z.array(z.object({ check_id: z.string(), check_name: z.string(), resource: z.string() })),
	}),
})

/** checkov judges the templates for AWS, and asks nobody for its rules. */
export async function checkov(): Promise<Verdict> {
	const python = await pythonWithPackages('checkov')
	const folder = cloudFolder('checkov')
	const templates = join(folder, 'templates')
	await mkdir(templates, { recursive: true })
	const { stacks } = bridge('aws').app.synth()
	for (const { stackName, template } of stacks)
		await writeFile(join(templates, `${stackName}.json`), JSON.stringify(template))
	const output = ['--output', 'json', '--output-file-path', folder, '--quiet', '--skip-download']
	const args = ['-c', start, '--directory', templates, '--framework', 'cloudformation', ...output]
	await run(python, { args, log: join(folder, 'checkov.log') })
	const { summary, results } = Report.parse(JSON.parse(await readFile(join(folder, 'results_json.json'), 'utf8')))
	const faults = results.failed_checks.map(({ check_id, check_name, resource }) => {
		const [type = '', name = ''] = resource.split('.')
		return { what: `${check_id} ${type}: ${check_name}`, where: name }
	})
	const checks = summary.passed + summary.failed
	return { looked: `${stacks.length} templates, ${checks} checks`, findings: grouped(faults) }
}
