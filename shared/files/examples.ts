import type { Examples } from '../endpoint.ts'
import type { filesApi } from './api.ts'

export const filesExamples: Examples<typeof filesApi> = {
	uploadLink: { name: 'bill.pdf', size: 48_213, contentType: 'application/pdf', purpose: 'attachment' },
}
