import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pythonWith } from '#infra/local/python-packages.ts'
import { bridge } from '#infra/stacks/synth.test.data.ts'

const folder = await mkdtemp(join(tmpdir(), 'templates-'))
afterAll(() => rm(folder, { recursive: true }))

/** The CDK lets each function wait for its role twice, by a reference and by name. */
const ignored = 'W3005'

const start = 'import sys; from cfnlint.runner import main; sys.exit(main())'

/** cfn-lint knows AWS's own schema of every resource. */
const installLint = () =>
	pythonWith({
		name: 'cfn-lint',
		what: 'cfn-lint',
		says: 'Installing cfn-lint (once)',
		pins: join(import.meta.dirname, 'cfn-lint.txt'),
		options: ['--no-deps'],
	})

const lint = async (template: string) => {
	const python = await installLint()
	return new Promise<string>((resolve) =>
		execFile(python, ['-c', start, '--ignore-checks', ignored, '--', template], (error, out, complaint) =>
			resolve(error ? out + complaint : out),
		),
	)
}

test('cfn-lint finds nothing in the templates for AWS, and something in a wrong one', { timeout: 0 }, async () => {
	const { app } = bridge('aws')
	const templates = app.synth().stacks.map(({ stackName, template }) => ({ stackName, template }))
	const wrong = { Resources: { Table: { Type: 'AWS::DynamoDB::Table', Properties: { Billing: 'none' } } } }
	const found: Record<string, string> = {}
	for (const { stackName, template } of [...templates, { stackName: 'wrong', template: wrong }]) {
		const file = join(folder, `${stackName}.json`)
		await writeFile(file, JSON.stringify(template))
		found[stackName] = await lint(file)
	}
	expect(found).toEqual({
		'BTG-test-App': '',
		'BTG-test-Web': '',
		wrong: expect.stringContaining("'Billing' was unexpected"),
	})
})
