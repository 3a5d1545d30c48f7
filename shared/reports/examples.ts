import type { Examples } from '../endpoint.ts'
import { samplePerson, sampleSearch, sampleToken } from '../sample.ts'
import type { reportsApi } from './api.ts'

export const reportsExamples: Examples<typeof reportsApi> = {
	report: { type: 'Technical', description: 'The page stays blank.', email: samplePerson.email },
	list: { ...sampleSearch, status: 'unresolved' },
	change: { token: sampleToken, resolved: true },
}
