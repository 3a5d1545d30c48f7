import type { Examples } from '../endpoint.ts'
import { sampleId, samplePerson, sampleSearch } from '../sample.ts'
import type { newsletterApi } from './api.ts'
import type { newsletterStaffApi } from './staff-api.ts'

export const newsletterExamples: Examples<typeof newsletterApi & typeof newsletterStaffApi> = {
	signup: samplePerson,
	unsubscribe: { token: sampleId },
	subscribers: sampleSearch,
	download: { cursor: sampleSearch.cursor },
}
