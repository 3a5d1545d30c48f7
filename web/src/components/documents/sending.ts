import type * as z from 'zod'
import type { PublicApplication } from '#shared/applications/records.ts'

/** The documents or words that an applicant sends after the application. */
export interface Sending {
	attachments?: string[]
	cannotGet?: true
	words?: string
}

export type SendSubject = Pick<
	z.output<typeof PublicApplication>,
	'status' | 'attachments' | 'missing' | 'closedOn' | 'reopenedOn' | 'billWaivedOn' | 'hasFiles'
>
