import { expect, test } from 'vitest'

process.env.TABLE_NAME = 'no table is asked here'
const { applicationContribution } = await import('./counts.ts')

const sent = { day: '2026-05-01', state: 'AL', type: 'Utility', waited: 3, late: false, decidedOn: '2026-05-04' }

test.each([
	['Pending', {}],
	['Approved', { approved: 1, 'waited 3': 1, assistance: 90, 'dollars Utility': 90, 'grants Utility': 1 }],
	['Denied', { denied: 1, 'waited 3': 1 }],
] as const)('an application that is %s counts by its decision', (status, decided) => {
	const { days } = applicationContribution({ ...sent, status, amountApproved: 90 })
	expect({ ...days }).toEqual({
		'2026-05-01': { applications: 1, 'state AL': 1 },
		...(status !== 'Pending' && { '2026-05-04': decided }),
	})
})
