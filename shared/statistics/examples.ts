import type { Examples } from '../endpoint.ts'
import type { statisticsApi } from './api.ts'

export const statisticsExamples: Examples<typeof statisticsApi> = {
	general: { period: '2025-03' },
	contacts: { limit: 20, disorder: 'hemoA', role: 'Patients', state: 'AL' },
	update: { updatedStats: '{}' },
}
