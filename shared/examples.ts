import { apis } from './api.ts'
import { applicationsExamples } from './applications/examples.ts'
import type { Endpoint, Examples } from './endpoint.ts'
import { eventsExamples } from './events/examples.ts'
import {
	sampleId,
	sampleKey,
	samplePerson,
	samplePhone,
	sampleSearch,
	sampleStreet,
	sampleToken,
	sampleZip,
} from './sample.ts'

const legacy = { firstName: 'Willow', lastName: 'Brook', amount: 240, date: '11/30/2017', status: 'Approved' } as const

const applicant = {
	...samplePerson,
	phone: samplePhone,
	...sampleStreet,
	zip: sampleZip,
	callTime: 'Morning',
	employer: 'Fernwood Library',
	interestReason: 'I want to help.',
	skills: 'Listening.',
	otherCommitments: 'None.',
	otherExperience: 'A bake sale.',
	otherInformation: 'Nothing more.',
} as const

const credential = { id: 'ZXhhbXBsZQ', rawId: 'ZXhhbXBsZQ', type: 'public-key' } as const
const clientDataJSON = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0'

const sponsor = { name: 'Fernwood Books', link: 'https://books.example.org', top: false, place: 2, key: sampleKey }

/** A valid payload of each endpoint. They're apart from the endpoints, which the site and the functions bundle whole. */
export const examples: { [Feature in keyof typeof apis]: Examples<(typeof apis)[Feature]> } = {
	applications: applicationsExamples,
	events: eventsExamples,
	account: {
		signup: { ...samplePerson, password: 'Rivers-run-2' },
		verify: { verificationCode: '204817' },
		signout: { session: 'V1StGXR8_Z5jdHi6B-myT.47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU' },
		login: { email: samplePerson.email, password: 'Rivers-run-2' },
		requestRecovery: { email: samplePerson.email },
		recover: { email: samplePerson.email, password: 'Rivers-run-3', token: '7K2M9QXR4T' },
		changeName: { firstName: samplePerson.firstName, lastName: samplePerson.lastName },
		changeEmail: { email: samplePerson.email, password: 'Rivers-run-2' },
		confirmEmail: { email: samplePerson.email, verificationCode: '204817' },
		eraseAccount: { password: 'Rivers-run-2' },
		changePassword: { password: 'Rivers-run-2', newPassword: 'Rivers-run-3' },
	},
	files: { uploadLink: { name: 'bill.pdf', size: 48_213, contentType: 'application/pdf', purpose: 'attachment' } },
	legacy: { list: sampleSearch, add: legacy, remove: { token: sampleToken, key: sampleKey } },
	newsletter: {
		signup: samplePerson,
		unsubscribe: { token: sampleId },
		subscribers: sampleSearch,
		download: { cursor: sampleSearch.cursor },
	},
	reports: {
		report: { type: 'Technical', description: 'The page stays blank.', email: samplePerson.email },
		list: { ...sampleSearch, status: 'unresolved' },
		change: { token: sampleToken, resolved: true },
	},
	books: {
		apply: {
			...samplePerson,
			...sampleStreet,
			ZIP: sampleZip,
			readerFirstName: 'Reed',
			readerLastName: 'Brook',
			readerGender: 'Male',
			readingLevel: '1st Grade',
			readerDetails: 'Likes otters.',
		},
		mine: { limit: 20 },
		list: { ...sampleSearch, status: 'waiting' },
		ofPerson: { accounts: [sampleId], emails: [samplePerson.email] },
		mark: { token: sampleToken, sent: true },
		download: { cursor: sampleSearch.cursor },
	},
	join: {
		boardMember: { ...applicant, otherOrgs: 'The choir.' },
		ambassador: {
			...applicant,
			connections: 'Two schools.',
			otherInvolvement: 'None.',
			time: 'Evenings.',
			socialMediaComfort: true,
			showOnWebsite: false,
		},
		affiliate: { name: 'Fernwood Relief', email: 'relief@example.org', type: 'Non-Profit' },
		affiliates: { ...sampleSearch, status: 'Pending' },
		mine: { limit: 20 },
		oneAffiliate: { id: sampleId },
		changeAffiliate: { id: sampleId, status: 'Approved', message: 'Welcome.', key: sampleKey, version: 3 },
		employeeApplications: { ...sampleSearch, kind: 'board', status: 'Pending' },
		employeeApplication: { token: sampleToken },
		changeEmployeeApplication: {
			token: sampleToken,
			status: 'Denied',
			message: 'Thank you for asking.',
			key: sampleKey,
			version: 3,
		},
		addNote: { token: sampleToken, note: 'Called back.' },
		deleteNotes: { token: sampleToken, remove: [sampleId] },
	},
	users: {
		list: { ...sampleSearch, status: 'employee' },
		show: { id: sampleId },
		notes: { id: sampleId },
		addNote: { id: sampleId, note: 'Asked for a call.' },
		deleteNotes: { id: sampleId, remove: [sampleId] },
		makeEmployee: { id: sampleId, key: sampleKey },
		changePermissions: { id: sampleId, key: sampleKey, newClientSidePermissions: ['Event Access'], version: 3 },
		removeEmployee: { id: sampleId, key: sampleKey, version: 3 },
		disable: { id: sampleId, key: sampleKey, version: 3 },
		enable: { id: sampleId, key: sampleKey, version: 3 },
		chooseKey: { password: 'Rivers-run-2', newKey: sampleKey },
		changeKey: { key: sampleKey, newKey: 'hill-and-valley-8' },
		resetKey: { id: sampleId, key: sampleKey },
		delivery: { id: sampleId },
		tryAddressAgain: { id: sampleId },
	},
	trail: { read: { limit: sampleSearch.limit, thing: sampleToken, from: '2026-11-01', to: '2026-11-22' } },
	passkeys: {
		registration: { key: sampleKey },
		add: {
			name: 'Office laptop',
			credential: {
				...credential,
				response: { clientDataJSON, attestationObject: 'o2NmbXRkbm9uZQ', transports: ['internal'] },
			},
		},
		remove: { id: credential.id, key: sampleKey },
		newCodes: { key: sampleKey },
		reset: { id: sampleId, key: sampleKey },
		require: { required: false, key: sampleKey },
		signIn: {
			credential: {
				...credential,
				response: { clientDataJSON, authenticatorData: 'SZYN5YgOjGh0NBcP', signature: 'MEUCIQ' },
			},
		},
		signInWithCode: { code: '7K2M-9QXR-4TNV-W8HC' },
	},
	statistics: {
		general: { period: '2025-03' },
		year: { from: '2025-07' },
		bleedingDisorder: { contacts: true },
		contacts: { limit: 20, disorder: 'hemoA', state: 'AL', q: 'Rowan' },
		update: { updatedStats: '{}' },
	},
	sponsors: {
		addSponsor: sponsor,
		updateSponsor: { ...sponsor, id: sampleId, version: 3 },
		removeSponsor: { id: sampleId, version: 3, key: sampleKey },
	},
	console: {},
}

const callOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

const byCall = new Map(
	Object.entries(apis).flatMap(([feature, api]) =>
		Object.entries<Endpoint>(api).map(([name, endpoint]) => {
			const ofFeature: Readonly<Record<string, object>> = examples[feature as keyof typeof apis]
			return [callOf(endpoint), ofFeature[name]] as const
		}),
	),
)

export const exampleOf = (endpoint: Pick<Endpoint, 'method' | 'path'>): Readonly<Record<string, unknown>> => ({
	...byCall.get(callOf(endpoint)),
})
