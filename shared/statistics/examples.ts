import type { Examples } from '../endpoint.ts'
import type { statisticsApi } from './api.ts'

export const statisticsExamples: Examples<typeof statisticsApi> = {
	general: { period: '2025-03' },
	year: { from: '2025-07' },
	bleedingDisorder: { contacts: true },
	contacts: { limit: 20, disorder: 'hemoA', state: 'AL', q: 'Rowan' },
	download: { disorder: 'hemoA' },
	update: { updatedStats: '{}' },
}
