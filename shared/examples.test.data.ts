import type { contract } from './contract.ts'
import type { Endpoint, Payload } from './endpoint.ts'

/** A valid payload for every request that carries one, of invented people: material for tests. */

const key = 'meadow-and-river-7'
const id = 'V1StGXR8Z5jdHi6BmyT1'
const upload = 'Uakgb_J5m9g-0JDMbcJqL'
const token = 'BTG-7K2M-9QXR-4TNV-W8HC'
const street = {
	streetAddress: '12 Alder Lane',
	streetAddress2: 'Apt 3',
	city: 'Fernwood',
	state: 'AL',
}
const disorder = {
	bleedingDisorder: true,
	bleedingDisorderRelationship: 'Self',
	bleedingDisorderType: 'Hemophilia A',
	bleedingDisorderSeverity: 'Mild',
} as const
const person = { firstName: 'Willow', lastName: 'Brook', email: 'willow.brook@example.org' }
const phone = '(205) 555-0142'

const application: Payload<typeof contract.applications.apply> = {
	...person,
	birthday: '04/23/1990',
	phone,
	income: 1200,
	gender: 'Female',
	relationshipStatus: 'Single',
	newsletterOptIn: false,
	isMinor: false,
	livesAlone: false,
	familyData: [{ name: 'Reed Brook', relation: 'Child', birthday: '02/29/2016' }],
	...street,
	ZIP: '35203',
	...disorder,
	HTC: 'Fernwood Clinic',
	type: 'Rental',
	method: 'Bill Payment',
	amount: 240,
	details: 'The rent of this month.\nThank you for reading.',
	otherApplication: true,
	otherLocations: 'Fernwood Relief',
	attachments: [upload],
	referred: true,
	referrer: 'Aspen Hill',
	referrerConsent: true,
	affiliateID: id,
}

const joining = {
	...person,
	phone,
	...street,
	zip: '35203',
	callTime: 'Morning',
	employer: 'Fernwood Library',
	interestReason: 'I want to help.',
	skills: 'Listening.',
	otherCommitments: 'None.',
	otherExperience: 'A bake sale.',
	otherInformation: 'Nothing more.',
} as const

const boardMember: Payload<typeof contract.join.boardMember> = { ...joining, otherOrgs: 'The choir.' }

const ambassador: Payload<typeof contract.join.ambassador> = {
	...joining,
	connections: 'Two schools.',
	otherInvolvement: 'None.',
	time: 'Evenings.',
	socialMediaComfort: true,
	showOnWebsite: false,
}

const event = {
	name: 'Lantern Walk',
	date: '10/04/2026',
	time: '6 to 8 pm',
	description: 'We walk along the river.',
	online: false,
	...street,
	zip: '35203',
	active: true,
	questions: [{ id, question: 'Do you bring a lantern?', type: 0 }],
	key,
}

const signIn: Payload<(typeof contract)['events (staff)']['signIn']> = {
	eventID: id,
	...person,
	birthday: '04/23/1990',
	phone,
	gender: 'Female',
	...street,
	ZIP: '35203',
	...disorder,
	groupMembers: '3',
	photoOptIn: true,
	sponsorContactOptIn: false,
}

const book: Payload<typeof contract.books.apply> = {
	...person,
	...street,
	ZIP: '35203',
	readerFirstName: 'Reed',
	readerLastName: 'Brook',
	readerGender: 'Male',
	readingLevel: '1st Grade',
	readerDetails: 'Likes otters.',
}

const response = {
	token,
	status: 'Approved',
	message: 'We can help you.',
	amount: 240,
	emailApplicant: true,
	version: 3,
} as const

const sponsor = { name: 'Fernwood Books', link: 'https://books.example.org', top: false, order: 2 }
const list = { limit: 20, cursor: 'eyJwayI6IjEifQ', q: 'brook' }

export const examples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
	'POST /api/user': { ...person, password: 'Rivers-run-2' },
	'POST /api/verify-user': { verificationCode: '204817' },
	'POST /api/login': { email: person.email, password: 'Rivers-run-2' },
	'POST /api/send-recovery-email': { email: person.email },
	'POST /api/recover-password': { email: person.email, password: 'Rivers-run-3', token: '7K2M9QXR4T' },
	'POST /api/upload-link': {
		name: 'bill.pdf',
		size: 48_213,
		contentType: 'application/pdf',
		purpose: 'attachment',
	},
	'POST /api/newsletter-signup': person,
	'POST /api/newsletter-unsubscribe': { token: 'V1StGXR8Z5jdHi6BmyT1' },
	'GET /api/newsletter-subscribers': list,
	'POST /api/applications': application,
	'POST /api/search-for-application': { firstName: 'Willow', lastName: 'Brook', token },
	'GET /api/userapplications': { limit: 20 },
	'POST /api/my-attachment-link': { token, id },
	'GET /api/applications': { ...list, status: 'Pending' },
	'POST /api/application-by-token': { token },
	'POST /api/respond-to-application': { ...response, key },
	'POST /api/preview-response': response,
	'POST /api/email-user': {
		token,
		message: 'Please call us.',
		key,
		email: person.email,
		firstName: 'Willow',
	},
	'POST /api/preview-email': { token, message: 'Please call us.' },
	'POST /api/add-application-attachments': { token, attachments: [upload] },
	'POST /api/attachment-link': { token, id },
	'POST /api/add-application-note': { token, note: 'Called back.' },
	'POST /api/delete-application-notes': { token, remove: [id] },
	'POST /api/change-application-settings': { guestApplications: true },
	'GET /api/legacy-applications': list,
	'POST /api/legacy-application': {
		firstName: 'Willow',
		lastName: 'Brook',
		amount: 240,
		date: '11/30/2017',
		status: 'Approved',
	},
	'POST /api/remove-legacy-application': { token, key },
	'POST /api/book-application': book,
	'GET /api/book-applications': list,
	'GET /api/active-events': { limit: 20 },
	'POST /api/attending-event': { ...person, id, questionAnswers: [{ id, answer: 'Yes' }] },
	'GET /api/events': { ...list, status: 'active' },
	'GET /api/event-by-id': { id },
	'GET /api/event-guests': { id, ...list },
	'GET /api/event-sign-ins': { id, ...list },
	'POST /api/update-attending-list-for-event': signIn,
	'POST /api/event': { ...event, mainImg: upload },
	'POST /api/update-event': { ...event, id, version: 3 },
	'POST /api/archive-event': { id, key, version: 3 },
	'POST /api/unarchive-event': { id, key, version: 3 },
	'POST /api/add-event-images': { id, eventImages: [upload] },
	'POST /api/delete-event-images': { id, key, remove: [id], newImages: [] },
	'POST /api/update-main-event-image': { id, key, mainImg: upload },
	'POST /api/join-application': boardMember,
	'POST /api/ambassador-application': ambassador,
	'POST /api/affiliates': { name: 'Fernwood Relief', email: 'relief@example.org', type: 'Non-Profit' },
	'GET /api/affiliates': { ...list, status: 'Pending' },
	'GET /api/affiliate-applications': { id, limit: 20 },
	'POST /api/change-affiliate-status': { id, status: 'Approved', key, version: 3 },
	'GET /api/employee-applications': { ...list, kind: 'board', status: 'Pending' },
	'POST /api/employee-application-by-token': { token },
	'POST /api/change-employee-application-status': { token, status: 'Denied', version: 3 },
	'POST /api/add-employee-application-note': { token, note: 'Called back.' },
	'POST /api/delete-employee-application-notes': { token, remove: [id] },
	'POST /api/report': { type: 'Technical', description: 'The page stays white.', email: person.email },
	'GET /api/reports': { ...list, status: 'unresolved' },
	'POST /api/change-report': { token, resolved: true },
	'GET /api/users': { ...list, status: 'employee' },
	'POST /api/user-by-id': { id },
	'GET /api/user-notes': { id },
	'POST /api/add-user-note': { id, note: 'Asked for a call.' },
	'POST /api/delete-user-notes': { id, remove: [id] },
	'POST /api/make-user-employee': { id, key },
	'POST /api/change-user-permissions': { id, key, newClientSidePermissions: ['Event Access'], version: 3 },
	'POST /api/choose-employee-key': { password: 'Rivers-run-2', newKey: key },
	'POST /api/change-employee-key': { key, newKey: 'hill-and-valley-8' },
	'POST /api/reset-employee-key': { id, key },
	'GET /api/statistics': { period: '2025-03' },
	'GET /api/bleeding-disorder-contacts': { limit: 20, disorder: 'hemoA', role: 'Patients', state: 'AL' },
	'POST /api/update-bleeding-disorder-statistics': { updatedStats: '{}' },
	'POST /api/add-sponsor': { ...sponsor, logo: upload },
	'POST /api/update-sponsor': { ...sponsor, id, version: 3 },
	'POST /api/remove-sponsor': { id, version: 3 },
}

/** An endpoint without a payload has no example; one with a payload and none fails by name in requests.test.ts. */
export const exampleOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) =>
	examples[`${method} ${path}`] ?? {}
