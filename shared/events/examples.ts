import type { Examples } from '../endpoint.ts'
import {
	sampleDisorder,
	sampleId,
	sampleKey,
	samplePerson,
	samplePhone,
	sampleSearch,
	sampleStreet,
	sampleUpload,
	sampleZip,
} from '../sample.ts'
import type { eventsApi } from './api.ts'
import type { eventsDeskApi } from './desk-api.ts'
import type { eventsDoorApi } from './door-api.ts'
import type { eventPicturesApi } from './pictures-api.ts'
import type { eventsStaffApi } from './staff-api.ts'

const sampleCancelToken = 'lantern-walk-river-21'

const event = {
	name: 'Lantern Walk',
	date: '10/04/2026',
	time: '6 to 8 pm',
	description: 'We walk along the river.',
	instructions: 'Meet us at the bridge.',
	capacity: 40,
	manyAtOnePlace: false,
	online: false,
	...sampleStreet,
	zip: sampleZip,
	active: true,
	questions: [{ id: sampleId, question: 'Will you bring a lantern?', type: 0 }],
	key: sampleKey,
}

const answers = {
	birthday: '04/23/1990',
	phone: samplePhone,
	gender: 'Female',
	...sampleStreet,
	ZIP: sampleZip,
	...sampleDisorder,
	groupMembers: '3',
	photoOptIn: true,
	sponsorContactOptIn: false,
} as const

const door = { eventID: sampleId, code: 'kite-day-at-the-river' }

export const eventsExamples: Examples<
	typeof eventsApi & typeof eventsStaffApi & typeof eventsDeskApi & typeof eventsDoorApi & typeof eventPicturesApi
> = {
	published: { limit: 20, active: true },
	attend: {
		...samplePerson,
		id: sampleId,
		info: 'I’m bringing two children.',
		questionAnswers: [{ id: sampleId, answer: 'Yes' }],
	},
	takePlace: { token: sampleCancelToken },
	showSignUp: { token: sampleCancelToken },
	cancel: { token: sampleCancelToken },
	mySignUps: { limit: 20 },
	cancelMine: { id: sampleId },
	list: { ...sampleSearch, status: 'active' },
	show: { id: sampleId },
	guests: { id: sampleId, ...sampleSearch },
	answers: { id: sampleId },
	downloadGuests: { id: sampleId },
	removeGuest: { eventID: sampleId, id: sampleId, date: '2026-09-14T12:00:00.000Z', key: sampleKey },
	findGuests: { id: sampleId, q: 'bro' },
	findEverywhere: { q: 'bro' },
	ofPerson: { guest: sampleId, accounts: [sampleId], emails: [samplePerson.email] },
	deskGuests: { id: sampleId },
	signIns: { id: sampleId, ...sampleSearch },
	signInKnown: {
		eventID: sampleId,
		guestID: sampleId,
		groupMembers: '4',
		photoOptIn: true,
		sponsorContactOptIn: false,
	},
	undoSignIn: { eventID: sampleId, id: sampleId },
	signIn: { eventID: sampleId, ...samplePerson, ...answers },
	door,
	fillInAtDoor: { ...door, ...samplePerson, ...answers },
	fillInBefore: { token: sampleCancelToken, ...answers },
	doorCode: { id: sampleId },
	waitingForms: { id: sampleId },
	formBefore: { id: sampleId, guestID: sampleId },
	putAside: { eventID: sampleId, id: sampleId },
	update: { ...event, id: sampleId, version: 3 },
	archive: { id: sampleId, key: sampleKey, version: 3 },
	unarchive: { id: sampleId, key: sampleKey, version: 3 },
	emailGuests: { id: sampleId, message: 'We start an hour later.', key: sampleKey, version: 3 },
	previewGuestEmail: { id: sampleId, message: 'We start an hour later.' },
	add: { ...event, mainImg: sampleUpload },
	addImages: { id: sampleId, eventImages: [sampleUpload] },
	deleteImages: { id: sampleId, key: sampleKey, remove: [sampleId], newImages: [] },
	changeMainImage: { id: sampleId, key: sampleKey, mainImg: sampleUpload },
}
