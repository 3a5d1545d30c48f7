import type { Examples } from '../endpoint.ts'
import { sampleId } from '../sample.ts'
import type { sponsorsApi } from './api.ts'

const sponsor = { name: 'Fernwood Books', link: 'https://books.example.org', top: false }

export const sponsorsExamples: Examples<typeof sponsorsApi> = {
	add: sponsor,
	update: { ...sponsor, id: sampleId, version: 3 },
	move: { id: sampleId, to: 'up' },
	remove: { id: sampleId, version: 3 },
}
