import { AwsSolutionsChecks, HIPAASecurityChecks, ServerlessChecks } from 'cdk-nag'
import { expect, test } from 'vitest'
import { type Acknowledgement, acknowledged } from './nag.ts'
import { bridge } from './synth.test.data.ts'

const { app } = bridge('aws')

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
