import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import type { Answer } from '#shared/endpoint.ts'

export type OpenedDocument = Answer<typeof applicationsStaffApi.openAttachment>

/** Phones have no viewer for PDFs inside a page; there they open in a tab. */
export const canShow = ({ view, contentType }: OpenedDocument) =>
	view !== undefined && (contentType !== 'application/pdf' || navigator.pdfViewerEnabled)

/** Beside a document that only Office opens. Our check of it sees no more than its first bytes and a few names. */
export const officeCaution = 'From an applicant. Leave editing and macros off.'

export const opensInOffice = (contentType: string) =>
	/^application\/(?:rtf|msword|vnd\.)/.test(contentType) || contentType === 'text/csv'
