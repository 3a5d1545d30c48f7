import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { run } from '#infra/tools/run.ts'
import { frontHeaders, judgedCloud, sessionOf } from './cloud.ts'
import { pythonWithPackages, type Verdict } from './install.ts'

const Report = z.object({
	test_cases: z.object({ generated: z.number() }),
	failures: z.array(z.object({ title: z.string(), operations: z.array(z.string()) })),
	errors: z.array(z.object({ title: z.string() })),
})

const start = 'from schemathesis.cli import schemathesis; schemathesis()'

const actors = { visitor: undefined, member: 'member@example.org', employee: 'staff@example.org' }

/** Who is signed in stays so. */
const endsSession = '/(signout|erase-own-account)'

/** Schemathesis sends what docs/openapi.json allows and what it forbids, as a visitor, a member and an employee. */
export async function schemathesis(): Promise<Verdict> {
	const cloud = await judgedCloud()
	const python = await pythonWithPackages('schemathesis')
	let requests = 0
	const findings: string[] = []
	for (const [actor, email] of Object.entries(actors)) {
		const report = join(cloud.folder, `schemathesis-${actor}.json`)
		const headers = { ...frontHeaders(cloud), ...(email && { cookie: await sessionOf(email) }) }
		await run(python, {
			args: [
				...['-c', start, 'run', 'docs/openapi.json', '--url', cloud.apiAddress, '--continue-on-failure'],
				...['--phases', 'examples,coverage,fuzzing', '--max-examples', '2'],
				'--generation-deterministic',
				// The session is in every request, so Schemathesis must not think that it left it out.
				...(email ? ['--exclude-path-regex', endsSession, '--generation-with-security-parameters', 'false'] : []),
				...['--report', 'json', '--report-json-path', report],
				...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
			],
			env: { ...process.env, SCHEMATHESIS_HOOKS: join(import.meta.dirname, 'schemathesis.py') },
			log: join(cloud.folder, `schemathesis-${actor}.log`),
		})
		const { test_cases, failures, errors } = Report.parse(JSON.parse(await readFile(report, 'utf8')))
		requests += test_cases.generated
		findings.push(...failures.flatMap(({ title, operations }) => operations.map((one) => `${actor}: ${title}: ${one}`)))
		findings.push(...errors.map(({ title }) => `${actor}: ${title}`))
	}
	return { looked: `${requests} requests as visitor, member and employee`, findings }
}
