import type { Examples } from '../endpoint.ts'
import { sampleId, sampleKey, sampleSearch } from '../sample.ts'
import type { usersApi } from './api.ts'

export const usersExamples: Examples<typeof usersApi> = {
	list: { ...sampleSearch, status: 'employee' },
	show: { id: sampleId },
	notes: { id: sampleId },
	addNote: { id: sampleId, note: 'Asked for a call.' },
	deleteNotes: { id: sampleId, remove: [sampleId] },
	makeEmployee: { id: sampleId, key: sampleKey },
	changePermissions: { id: sampleId, key: sampleKey, newClientSidePermissions: ['Event Access'], version: 3 },
	askForAccess: { permission: 'Event Access' },
	removeEmployee: { id: sampleId, key: sampleKey, version: 3 },
	disable: { id: sampleId, key: sampleKey, version: 3 },
	enable: { id: sampleId, key: sampleKey, version: 3 },
	chooseKey: { password: 'Rivers-run-2', newKey: sampleKey },
	changeKey: { key: sampleKey, newKey: 'hill-and-valley-8' },
	resetKey: { id: sampleId, key: sampleKey },
	delivery: { id: sampleId },
	tryAddressAgain: { id: sampleId },
}
