import * as z from 'zod'
import { messageOnly } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { FileRecord, OpenedFile } from '../files/schema.ts'
import { nextPage } from '../lists.ts'
import { Note } from '../notes.ts'
import { RecordPaymentInput, RemovePaymentInput } from './payments.ts'
import { DecidedApplication, ListedApplication, StaffApplication } from './records.ts'
import {
	AddAttachmentsInput,
	AddNoteInput,
	ApplicationListInput,
	ApplicationSettingsInput,
	AttachmentLinkInput,
	DeleteNotesInput,
	EmailPreviewInput,
	EmailUserInput,
	MailPreview,
	RespondInput,
	ResponsePreviewInput,
	TokenInput,
} from './staff-schema.ts'

const notes = z.object({ notes: z.array(Note) })

const decided = messageOnly.extend({ application: DecidedApplication })

export const applicationsStaffApi = {
	list: {
		summary: 'Applications, newest first; searched by token or the start of a name or email',
		method: 'GET',
		path: '/api/applications',
		access: 'Application Access',
		request: ApplicationListInput,
		response: z.object({ applications: z.array(ListedApplication), ...nextPage }),
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
		response: decided,
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
		response: decided.extend({ note: Note }),
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
		response: decided.extend({ note: Note }),
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
		response: messageOnly.extend({ attachments: z.array(FileRecord) }),
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
	changeSettings: {
		summary: 'Allow or end applications of guests',
		method: 'POST',
		path: '/api/change-application-settings',
		access: 'Application Access',
		request: ApplicationSettingsInput,
		response: messageOnly,
	},
	previewResponse: {
		summary: 'The mail that a response would send',
		method: 'POST',
		path: '/api/preview-response',
		access: 'Application Access',
		request: ResponsePreviewInput,
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
