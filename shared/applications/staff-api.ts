import * as z from 'zod'
import { messageOnly, noPayload } from '../answers.ts'
import { type Api, get, post } from '../endpoint.ts'
import { id } from '../fields.ts'
import { OpenedFile } from '../files/schema.ts'
import { MailPreview } from '../letter.ts'
import { nextPage, pageQuery } from '../lists.ts'
import { Note } from '../notes.ts'
import { ListTotal } from './list-filter.ts'
import { AttachmentLinkInput, TokenInput } from './lookup.ts'
import { AskInput, AskPreviewInput, MoreTimeInput, SettleInput } from './missing-schema.ts'
import { Grants, GrantsDownloadInput, GrantsInput } from './money.ts'
import { paperApi } from './paper-api.ts'
import {
	KeyedPaymentRunInput,
	ListedPaymentRun,
	PaymentRun,
	PaymentRunInput,
	PaymentRunsInput,
	PreparePaymentRunInput,
} from './payment-runs.ts'
import { ClearPaymentInput, NamePayeeInput, PaymentChange, RecordPaymentInput, RemovePaymentInput } from './payments.ts'
import {
	ApplicationRow,
	ChangedApplication,
	DecidedApplication,
	ListedApplication,
	StaffApplication,
	StaffFile,
} from './records.ts'
import { AskReferrerInput, Reference } from './reference.ts'
import {
	HouseholdMember,
	NotSameInput,
	PersonApplication,
	PersonApplicationsInput,
	RelatedApplication,
} from './related.ts'
import { GrantSettings } from './settings.ts'
import {
	AddAttachmentsInput,
	AddNoteInput,
	ApplicationListInput,
	ApplicationSettingsInput,
	DeleteNotesInput,
	EmailPreviewInput,
	EmailUserInput,
	RespondInput,
	ResponsePreviewInput,
	TakeBackInput,
} from './staff-schema.ts'

const related = z.object({ related: z.array(RelatedApplication) })

const notes = z.object({ notes: z.array(Note) })

const changed = messageOnly.extend({ application: ChangedApplication })

export const applicationsStaffApi = {
	...paperApi,
	list: get('/api/applications', 'Application Access', {
		summary: 'Applications, newest first; searched by a part of a name, email or token, beginnings first',
		listsPeople: true,
		request: ApplicationListInput,
		response: z.object({ applications: z.array(ListedApplication), total: ListTotal.optional(), ...nextPage }),
	}),
	show: post('/api/application-by-token', 'Application Access', {
		summary: 'One application with everything staff may see',
		request: TokenInput,
		response: z.object({ application: StaffApplication }),
	}),
	respond: post('/api/respond-to-application', 'Application Access', {
		summary: 'Approve or deny, and tell the applicant if wanted; a later response changes the decision',
		employeeKey: true,
		idempotent: true,
		request: RespondInput,
		response: messageOnly.extend({ application: DecidedApplication }),
		conflict: z.object({ application: StaffApplication }),
	}),
	takeBack: post('/api/take-back-response', 'Application Access', {
		summary: 'Undo a decision whose mail still waits, and stop the mail',
		idempotent: true,
		request: TakeBackInput,
		response: changed,
		conflict: z.object({ application: StaffApplication }),
	}),
	takeBackProposal: post('/api/take-back-proposal', 'Application Access', {
		summary: 'Take back an approval that waits for a second employee',
		idempotent: true,
		request: TakeBackInput,
		response: changed,
		conflict: z.object({ application: StaffApplication }),
	}),
	recordPayment: post('/api/record-payment', 'Application Access', {
		summary: 'Record how a grant was paid; recording it again corrects it',
		employeeKey: true,
		idempotent: true,
		request: RecordPaymentInput,
		response: changed.extend({ change: PaymentChange }),
		conflict: z.object({ application: StaffApplication }),
	}),
	removePayment: post('/api/remove-payment', 'Application Access', {
		summary: 'Take back that a grant was paid',
		employeeKey: true,
		idempotent: true,
		request: RemovePaymentInput,
		response: changed.extend({ change: PaymentChange }),
		conflict: z.object({ application: StaffApplication }),
	}),
	namePayee: post('/api/name-payee', 'Application Access', {
		summary: 'Say who gets a grant that isn’t paid yet; an empty payee names nobody',
		idempotent: true,
		request: NamePayeeInput,
		response: z.object({ application: ChangedApplication }),
		conflict: z.object({ application: StaffApplication }),
	}),
	clearPayment: post('/api/clear-payment', 'Application Access', {
		summary: 'Mark that a payment was found on the bank’s statement, or take that back',
		idempotent: true,
		request: ClearPaymentInput,
		response: z.object({ application: ChangedApplication }),
		conflict: z.object({ application: StaffApplication }),
	}),
	listPaymentRuns: get('/api/payment-runs', 'Application Access', {
		summary: 'Payment runs, newest first',
		request: PaymentRunsInput,
		response: z.object({ runs: z.array(ListedPaymentRun), ...nextPage }),
	}),
	showPaymentRun: post('/api/payment-run', 'Application Access', {
		summary: 'A payment run with its grants',
		request: PaymentRunInput,
		response: z.object({ run: PaymentRun }),
	}),
	downloadPaymentRun: post('/api/download-payment-run', 'Application Access', {
		summary: 'A payment run for a CSV',
		employeeKey: true,
		request: KeyedPaymentRunInput,
		response: z.object({ run: PaymentRun }),
	}),
	preparePaymentRun: post('/api/prepare-payment-run', 'Application Access', {
		summary: 'Put grants that aren’t paid into a payment run, which a colleague releases',
		employeeKey: true,
		idempotent: true,
		request: PreparePaymentRunInput,
		response: messageOnly.extend({ number: PaymentRun.shape.number }),
	}),
	releasePaymentRun: post('/api/release-payment-run', 'Application Access', {
		summary: 'Record all grants of a colleague’s payment run as paid; sent again, it goes on where it broke off',
		employeeKey: true,
		idempotent: true,
		request: KeyedPaymentRunInput,
		response: messageOnly,
	}),
	withdrawPaymentRun: post('/api/withdraw-payment-run', 'Application Access', {
		summary: 'Withdraw a payment run, so that its grants can be paid otherwise',
		idempotent: true,
		request: PaymentRunInput,
		response: messageOnly,
	}),
	ask: post('/api/ask-for-missing', 'Application Access', {
		summary: 'Say what is missing, and tell the applicant; without an answer the clock closes the application',
		employeeKey: true,
		idempotent: true,
		request: AskInput,
		response: changed,
		conflict: z.object({ application: StaffApplication }),
	}),
	giveMoreTime: post('/api/give-more-time', 'Application Access', {
		summary: 'Give the applicant until a later day to send what is missing, and tell them',
		employeeKey: true,
		idempotent: true,
		request: MoreTimeInput,
		response: changed,
		conflict: z.object({ application: StaffApplication }),
	}),
	settle: post('/api/settle-missing', 'Application Access', {
		summary: 'Mark that nothing is missing, which stops reminders and automatic closing',
		idempotent: true,
		request: SettleInput,
		response: changed,
		conflict: z.object({ application: StaffApplication }),
	}),
	askReferrer: post('/api/ask-referrer', 'Application Access', {
		summary:
			'Ask the person who referred an applicant, by a link that works for 14 days; asking again ends the link before',
		employeeKey: true,
		idempotent: true,
		request: AskReferrerInput,
		response: messageOnly.extend({ reference: Reference }),
	}),
	email: post('/api/email-user', 'Application Access', {
		summary: 'Write to the applicant',
		employeeKey: true,
		idempotent: true,
		request: EmailUserInput,
		response: messageOnly.extend(notes.shape),
	}),
	addAttachments: post('/api/add-application-attachments', 'Application Access', {
		summary: 'Add documents to an application',
		idempotent: true,
		files: 'accept',
		request: AddAttachmentsInput,
		response: messageOnly.extend({ attachments: z.array(StaffFile) }),
	}),
	openAttachment: post('/api/attachment-link', 'Application Access', {
		summary: 'A short-lived link to a document of an application',
		files: 'open',
		request: AttachmentLinkInput,
		response: OpenedFile,
	}),
	addNote: post('/api/add-application-note', 'Application Access', {
		summary: 'Add a note to an application',
		idempotent: true,
		request: AddNoteInput,
		response: notes,
	}),
	deleteNotes: post('/api/delete-application-notes', 'Application Access', {
		summary: 'Delete the chosen notes of an application',
		request: DeleteNotesInput,
		response: notes,
		conflict: z.object({ notes: z.array(Note) }),
	}),
	tryAddressAgain: post('/api/try-applicant-address-again', 'Application Access', {
		summary: 'Send mail again to an address that bounced, beginning with the one that was not sent',
		request: TokenInput,
		response: messageOnly,
	}),
	grantSettings: get('/api/grant-settings', 'Application Access', {
		summary: 'The most that one employee grants alone; without it there is no limit',
		request: noPayload,
		response: GrantSettings,
	}),
	changeSettings: post('/api/change-application-settings', 'Application Access', {
		summary: 'Change who may apply, what the clock closes, and the most that one employee grants alone',
		employeeKey: true,
		request: ApplicationSettingsInput,
		response: messageOnly,
	}),
	previewResponse: post('/api/preview-response', 'Application Access', {
		summary: 'The mail that a response would send',
		request: ResponsePreviewInput,
		response: MailPreview,
	}),
	previewAsk: post('/api/preview-ask', 'Application Access', {
		summary: 'The mail that ask-for-missing would send',
		request: AskPreviewInput,
		response: MailPreview,
	}),
	previewEmail: post('/api/preview-email', 'Application Access', {
		summary: 'The mail that email-user would send',
		request: EmailPreviewInput,
		response: MailPreview,
	}),
	related: post('/api/related-applications', 'Application Access', {
		summary: 'What the same person and their household sent before, with what they have in common',
		request: TokenInput,
		response: related,
	}),
	ofPerson: post('/api/person-applications', 'Application Access', {
		summary:
			'All applications of a person and their household, by one of them, by accounts or by addresses, with what joins them; the newest 20 with their notes and payments. What was said to be someone else’s isn’t among them',
		request: PersonApplicationsInput,
		response: z.object({
			people: z.array(HouseholdMember),
			applications: z.array(PersonApplication),
			isCut: z.boolean(),
		}),
	}),
	markNotSame: post('/api/not-the-same-person', 'Application Access', {
		summary: 'Say that two applications are of different people, or take that back',
		request: NotSameInput,
		response: related,
	}),
	ofAffiliate: get('/api/affiliate-applications', 'Application Access', {
		summary: 'Applications that came through one affiliate, newest first',
		listsPeople: true,
		request: z.strictObject({ ...pageQuery, id }),
		response: z.object({ applications: z.array(ApplicationRow), ...nextPage }),
	}),
	grants: get('/api/grants', 'Application Access', {
		summary: 'Grants to pay, payments of a year, or all of them; with what they add up to',
		listsPeople: true,
		request: GrantsInput,
		response: Grants.extend(nextPage),
	}),
	downloadGrants: post('/api/download-grants', 'Application Access', {
		summary: 'Grants and payments for a CSV, page by page; each page is recorded in the audit trail',
		employeeKey: true,
		request: GrantsDownloadInput,
		response: Grants.pick({ grants: true }).extend(nextPage),
	}),
} satisfies Api
