import * as z from 'zod'
import { messageOnly } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { OpenedFile } from '../files/schema.ts'
import { MailPreview } from '../letter.ts'
import { nextPage } from '../lists.ts'
import { Note } from '../notes.ts'
import { ListTotal } from './list-filter.ts'
import { AttachmentLinkInput, TokenInput } from './lookup.ts'
import { AskInput, AskPreviewInput, MoreTimeInput, SettleInput } from './missing-schema.ts'
import { PaymentChange, RecordPaymentInput, RemovePaymentInput } from './payments.ts'
import { ChangedApplication, DecidedApplication, ListedApplication, StaffApplication, StaffFile } from './records.ts'
import { applicationSettingsApi } from './settings-api.ts'
import {
	AddAttachmentsInput,
	AddNoteInput,
	ApplicationListInput,
	DeleteNotesInput,
	EmailPreviewInput,
	EmailUserInput,
	RespondInput,
	ResponsePreviewInput,
	TakeBackInput,
} from './staff-schema.ts'
import { TakeInput, Taken } from './taken.ts'

const notes = z.object({ notes: z.array(Note) })

const taken = z.object({ taken: Taken.optional() })

const changed = messageOnly.extend({ application: ChangedApplication })

export const applicationsStaffApi = {
	list: {
		summary: 'Applications, newest first; searched by a part of a name, email or token, beginnings first',
		method: 'GET',
		path: '/api/applications',
		access: 'Application Access',
		listsPeople: true,
		request: ApplicationListInput,
		response: z.object({ applications: z.array(ListedApplication), total: ListTotal.optional(), ...nextPage }),
	},
	show: {
		summary: 'One application with everything staff may see',
		method: 'POST',
		path: '/api/application-by-token',
		access: 'Application Access',
		request: TokenInput,
		response: z.object({ application: StaffApplication }),
	},
	respond: {
		summary: 'Approve or deny, and tell the applicant if wanted; a later response changes the decision',
		method: 'POST',
		path: '/api/respond-to-application',
		access: 'Application Access',
		employeeKey: true,
		idempotent: true,
		request: RespondInput,
		response: messageOnly.extend({ application: DecidedApplication }),
		conflict: z.object({ application: StaffApplication }),
	},
	take: {
		summary: 'Take an application for 7 days, or let it go; taking a colleague’s names the colleague',
		method: 'POST',
		path: '/api/take-application',
		access: 'Application Access',
		request: TakeInput,
		response: taken,
		conflict: taken,
	},
	takeBack: {
		summary: 'Undo a decision whose mail still waits, and stop the mail',
		method: 'POST',
		path: '/api/take-back-response',
		access: 'Application Access',
		idempotent: true,
		request: TakeBackInput,
		response: changed,
		conflict: z.object({ application: StaffApplication }),
	},
	takeBackProposal: {
		summary: 'Take back an approval that waits for a second employee',
		method: 'POST',
		path: '/api/take-back-proposal',
		access: 'Application Access',
		idempotent: true,
		request: TakeBackInput,
		response: changed,
		conflict: z.object({ application: StaffApplication }),
	},
	recordPayment: {
		summary: 'Record how a grant was paid; recording it again corrects it',
		method: 'POST',
		path: '/api/record-payment',
		access: 'Application Access',
		employeeKey: true,
		idempotent: true,
		request: RecordPaymentInput,
		response: changed.extend({ change: PaymentChange }),
		conflict: z.object({ application: StaffApplication }),
	},
	removePayment: {
		summary: 'Take back that a grant was paid',
		method: 'POST',
		path: '/api/remove-payment',
		access: 'Application Access',
		employeeKey: true,
		idempotent: true,
		request: RemovePaymentInput,
		response: changed.extend({ change: PaymentChange }),
		conflict: z.object({ application: StaffApplication }),
	},
	ask: {
		summary: 'Say what is missing, and tell the applicant; without an answer the clock closes the application',
		method: 'POST',
		path: '/api/ask-for-missing',
		access: 'Application Access',
		employeeKey: true,
		idempotent: true,
		request: AskInput,
		response: changed,
		conflict: z.object({ application: StaffApplication }),
	},
	giveMoreTime: {
		summary: 'Give the applicant until a later day to send what is missing, and tell them',
		method: 'POST',
		path: '/api/give-more-time',
		access: 'Application Access',
		employeeKey: true,
		idempotent: true,
		request: MoreTimeInput,
		response: changed,
		conflict: z.object({ application: StaffApplication }),
	},
	settle: {
		summary: 'Mark that nothing is missing, which stops reminders and automatic closing',
		method: 'POST',
		path: '/api/settle-missing',
		access: 'Application Access',
		idempotent: true,
		request: SettleInput,
		response: changed,
		conflict: z.object({ application: StaffApplication }),
	},
	email: {
		summary: 'Write to the applicant',
		method: 'POST',
		path: '/api/email-user',
		access: 'Application Access',
		employeeKey: true,
		idempotent: true,
		request: EmailUserInput,
		response: messageOnly.extend(notes.shape),
	},
	addAttachments: {
		summary: 'Add documents to an application',
		method: 'POST',
		path: '/api/add-application-attachments',
		access: 'Application Access',
		idempotent: true,
		files: 'accept',
		request: AddAttachmentsInput,
		response: messageOnly.extend({ attachments: z.array(StaffFile) }),
	},
	openAttachment: {
		summary: 'A short-lived link to a document of an application',
		method: 'POST',
		path: '/api/attachment-link',
		access: 'Application Access',
		files: 'open',
		request: AttachmentLinkInput,
		response: OpenedFile,
	},
	addNote: {
		summary: 'Add a note to an application',
		method: 'POST',
		path: '/api/add-application-note',
		access: 'Application Access',
		idempotent: true,
		request: AddNoteInput,
		response: notes,
	},
	deleteNotes: {
		summary: 'Delete the chosen notes of an application',
		method: 'POST',
		path: '/api/delete-application-notes',
		access: 'Application Access',
		request: DeleteNotesInput,
		response: notes,
		conflict: z.object({ notes: z.array(Note) }),
	},
	tryAddressAgain: {
		summary: 'Send mail again to an address that bounced, beginning with the one that was not sent',
		method: 'POST',
		path: '/api/try-applicant-address-again',
		access: 'Application Access',
		request: TokenInput,
		response: messageOnly,
	},
	...applicationSettingsApi,
	previewResponse: {
		summary: 'The mail that a response would send',
		method: 'POST',
		path: '/api/preview-response',
		access: 'Application Access',
		request: ResponsePreviewInput,
		response: MailPreview,
	},
	previewAsk: {
		summary: 'The mail that ask-for-missing would send',
		method: 'POST',
		path: '/api/preview-ask',
		access: 'Application Access',
		request: AskPreviewInput,
		response: MailPreview,
	},
	previewEmail: {
		summary: 'The mail that email-user would send',
		method: 'POST',
		path: '/api/preview-email',
		access: 'Application Access',
		request: EmailPreviewInput,
		response: MailPreview,
	},
} satisfies Api
