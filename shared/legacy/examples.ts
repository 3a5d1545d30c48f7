import type { Examples } from '../endpoint.ts'
import { sampleKey, sampleSearch, sampleToken } from '../sample.ts'
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
}
