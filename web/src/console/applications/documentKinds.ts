import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import type { Answer } from '#shared/endpoint.ts'

export type OpenedDocument = Answer<typeof applicationsStaffApi.openAttachment>

/** Phones have no viewer for PDFs inside a page; there they open in a tab. */
export const canShow = ({ view, contentType }: OpenedDocument) =>
	view !== undefined && (contentType !== 'application/pdf' || navigator.pdfViewerEnabled)
