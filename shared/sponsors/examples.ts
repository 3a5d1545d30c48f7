import type { Examples } from '../endpoint.ts'
import { sampleId, sampleUpload } from '../sample.ts'
import type { sponsorsApi } from './api.ts'

const sponsor = { name: 'Fernwood Books', link: 'https://books.example.org', top: false, order: 2 }

export const sponsorsExamples: Examples<typeof sponsorsApi> = {
	add: { ...sponsor, logo: sampleUpload },
	update: { ...sponsor, id: sampleId, version: 3 },
	remove: { id: sampleId, version: 3 },
}
