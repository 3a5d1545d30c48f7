import type { Examples } from '../endpoint.ts'
import { sampleSearch, sampleToken } from '../sample.ts'
import type { trailApi } from './api.ts'

export const trailExamples: Examples<typeof trailApi> = {
	read: { limit: sampleSearch.limit, thing: sampleToken, from: '2026-11-01', to: '2026-11-22', view: 'people' },
}
