import type { Examples } from '../endpoint.ts'
import { sampleId, sampleKey, sampleSearch, sampleToken } from '../sample.ts'
import type { legacyApi } from './api.ts'

const application = {
	firstName: 'Willow',
	lastName: 'Brook',
	amount: 240,
	date: '11/30/2017',
	status: 'Approved',
} as const

export const legacyExamples: Examples<typeof legacyApi> = {
	list: sampleSearch,
	add: application,
	remove: { token: sampleToken, key: sampleKey },
	checkImport: { rows: [application] },
	import: { rows: [application], key: sampleKey },
	imports: { limit: 20 },
	removeImport: { id: sampleId, key: sampleKey },
}
