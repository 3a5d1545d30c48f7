import { readFileSync } from 'node:fs'
import { AwsSolutionsChecks, HIPAASecurityChecks, ServerlessChecks } from 'cdk-nag'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { type Acknowledgement, acknowledged } from './nag.ts'
import { bridge } from './synth.test.data.ts'

const { app } = bridge('aws')
const assembly = app.synth()

const packs = [new AwsSolutionsChecks(), new ServerlessChecks(), new HIPAASecurityChecks()]
const findings = packs.flatMap((pack) =>
	pack
		.validateScope(app)
		.violations.flatMap(({ ruleName, violatingResources }) =>
			violatingResources.map(({ constructPath = '' }) => ({ id: ruleName, path: constructPath })),
		),
)

const covers = ({ ids, at }: Acknowledgement, { id, path }: (typeof findings)[number]) =>
	ids.includes(id) && (at?.test(path) ?? true)

test('cdk-nag finds nothing that is not acknowledged', () => {
	expect(findings.length).toBeGreaterThan(50)
	expect(findings.filter((finding) => !acknowledged.some((one) => covers(one, finding)))).toEqual([])
})

test('every acknowledged finding still exists', () => {
	const one = acknowledged.flatMap((whole) => whole.ids.map((id) => ({ ...whole, ids: [id] })))
	expect(one.filter((single) => !findings.some((finding) => covers(single, finding)))).toEqual([])
	expect(one.length).toBeLessThanOrEqual(29)
})

test('each finding is acknowledged once, with a reason', () => {
	const ids = acknowledged.flatMap((one) => one.ids)
	expect(ids).toEqual([...new Set(ids)])
	for (const { reason } of acknowledged) expect(reason).toMatch(/^\p{Lu}.{30,}\.$/u)
})

const Report = z.object({ pluginReports: z.array(z.object({ violations: z.array(z.looseObject({})) })) })

/** The CDK reports templates that break CloudFormation's own rules. The report is empty if nothing is wrong. */
const violations = (directory: string) =>
	Report.parse(JSON.parse(readFileSync(`${directory}/validation-report.json`, 'utf8'))).pluginReports.flatMap(
		(report) => report.violations,
	)

test('CloudFormation finds nothing wrong with the templates', () => {
	expect(violations(assembly.directory)).toEqual([])
})
