import type { Examples } from '../endpoint.ts'
import {
	sampleId,
	sampleKey,
	samplePerson,
	samplePhone,
	sampleSearch,
	sampleStreet,
	sampleToken,
	sampleZip,
} from '../sample.ts'
import type { joinApi } from './api.ts'
import type { joinStaffApi } from './staff-api.ts'

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

export const joinExamples: Examples<typeof joinApi & typeof joinStaffApi> = {
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
}
