import type { Api } from '../endpoint.ts'
import { UploadLink, UploadLinkInput } from './schema.ts'

export const filesApi = {
	uploadLink: {
		summary: 'A link by which the browser sends one file straight to storage',
		method: 'POST',
		path: '/api/upload-link',
		access: 'public',
		files: 'sign-upload',
		rateLimit: { attempts: 120, minutes: 60 },
		request: UploadLinkInput,
		response: UploadLink,
	},
} satisfies Api
