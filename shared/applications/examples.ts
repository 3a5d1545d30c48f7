import type { Examples, Payload } from '../endpoint.ts'
import {
	sampleDisorder,
	sampleId,
	sampleKey,
	sampleOtherToken,
	samplePerson,
	samplePhone,
	sampleSearch,
	sampleStreet,
	sampleToken,
	sampleUpload,
	sampleZip,
} from '../sample.ts'
import type { affiliateApplicationsApi } from './affiliate-api.ts'
import type { applicationsApi } from './api.ts'
import type { moneyApi } from './money-api.ts'
import type { relatedApplicationsApi } from './related-api.ts'
import type { applicationsStaffApi } from './staff-api.ts'

const response = {
	token: sampleToken,
	status: 'Approved',
	message: 'We can help you.',
	amount: 240,
	emailApplicant: true,
	version: 3,
} as const

const asking = {
	token: sampleToken,
	things: ['bill', 'other'],
	words: 'Please also send the second letter.',
	version: 3,
} satisfies Payload<typeof applicationsStaffApi.previewAsk>

export const applicationsExamples: Examples<
	typeof applicationsApi &
		typeof applicationsStaffApi &
		typeof relatedApplicationsApi &
		typeof affiliateApplicationsApi &
		typeof moneyApi
> = {
	ofAffiliate: { id: sampleId, limit: 20 },
	apply: {
		...samplePerson,
		birthday: '04/23/1990',
		phone: samplePhone,
		income: 1200,
		gender: 'Female',
		relationshipStatus: 'Single',
		newsletterOptIn: false,
		isMinor: false,
		livesAlone: false,
		familyData: [{ name: 'Reed Brook', relation: 'Child', birthday: '02/29/2016' }],
		...sampleStreet,
		ZIP: sampleZip,
		...sampleDisorder,
		HTC: 'Fernwood Clinic',
		cutOffDate: '11/27/2026',
		type: 'Rental',
		method: 'Bill Payment',
		amount: 240,
		details: 'This month’s rent.\nThank you for reading.',
		otherApplication: true,
		otherLocations: 'Fernwood Relief',
		attachments: [sampleUpload],
		referred: true,
		referrer: 'Aspen Hill',
		referrerConsent: true,
		affiliateID: sampleId,
	},
	find: { firstName: 'Willow', lastName: 'Brook', token: sampleToken },
	emailTokens: { email: samplePerson.email },
	mine: { limit: 20 },
	unclaimed: { limit: 20 },
	claim: { token: sampleToken, birthday: '04/23/1990' },
	disown: { token: sampleToken },
	openMyAttachment: { token: sampleToken, id: sampleId },
	sendDocuments: { token: sampleToken, attachments: [sampleUpload] },
	sendFoundDocuments: {
		firstName: 'Willow',
		lastName: 'Brook',
		token: sampleToken,
		cannotGet: true,
		words: 'My landlord is away.',
	},
	saveDraft: {
		owner: sampleId,
		version: 0,
		savedBy: sampleId,
		draft: {
			answers: {
				firstName: 'Willow',
				income: '1200',
				familyData: [{ name: 'Reed Brook', relation: '', birthday: '' }],
			},
			files: [{ key: sampleId, name: 'bill.jpg', size: 81920, id: sampleUpload, doneAt: 1795000000000 }],
			key: sampleId,
			unanswered: [],
		},
	},
	eraseDraft: { draft: sampleId },
	list: { ...sampleSearch, status: 'Pending', type: 'Rental', least: 100, order: 'amount' },
	show: { token: sampleToken },
	respond: { ...response, key: sampleKey },
	takeBack: { token: sampleToken, version: 4 },
	takeBackProposal: { token: sampleToken, version: 4 },
	recordPayment: {
		token: sampleToken,
		method: 'Check',
		date: '11/20/2026',
		reference: '1042',
		payee: 'Larkspur Housing',
		version: 4,
		key: sampleKey,
	},
	grants: { view: 'to-pay', year: '2026', order: 'granted', direction: 'up', ...sampleSearch },
	downloadGrants: { view: 'all', year: '2026', order: 'granted', direction: 'down', key: sampleKey },
	removePayment: { token: sampleToken, version: 5, key: sampleKey },
	namePayee: { token: sampleToken, version: 4, payee: 'Larkspur Housing' },
	ask: { ...asking, key: sampleKey },
	giveMoreTime: { token: sampleToken, until: '11/30/2026', version: 3, key: sampleKey },
	settle: { token: sampleToken, version: 3 },
	previewAsk: asking,
	email: {
		token: sampleToken,
		message: 'Please call us.',
		key: sampleKey,
		email: samplePerson.email,
		firstName: 'Willow',
	},
	addAttachments: { token: sampleToken, attachments: [sampleUpload] },
	openAttachment: { token: sampleToken, id: sampleId },
	related: { token: sampleToken },
	ofPerson: { token: sampleToken, accounts: [sampleId], emails: [samplePerson.email] },
	markNotSame: { token: sampleToken, other: sampleOtherToken, notSame: true },
	addNote: { token: sampleToken, note: 'Called back.' },
	deleteNotes: { token: sampleToken, remove: [sampleId] },
	tryAddressAgain: { token: sampleToken },
	changeSettings: { guestApplications: true, closesWithoutBill: true, mostGrantedAlone: 100_000, key: sampleKey },
	previewResponse: response,
	previewEmail: { token: sampleToken, message: 'Please call us.' },
}
