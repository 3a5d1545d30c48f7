import type { Examples } from '../endpoint.ts'
import { sampleId, sampleKey } from '../sample.ts'
import type { sponsorsApi } from './api.ts'
import type { sponsorLogosApi } from './logos-api.ts'

const sponsor = { name: 'Fernwood Books', link: 'https://books.example.org', top: false, place: 2, key: sampleKey }

export const sponsorsExamples: Examples<typeof sponsorsApi> = {}

export const sponsorLogosExamples: Examples<typeof sponsorLogosApi> = {
	addSponsor: sponsor,
	updateSponsor: { ...sponsor, id: sampleId, version: 3 },
	removeSponsor: { id: sampleId, version: 3, key: sampleKey },
}
