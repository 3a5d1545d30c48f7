import { type Api, post } from '../endpoint.ts'
import { UploadLink, UploadLinkInput } from './schema.ts'

export const filesApi = {
	uploadLink: post('/api/upload-link', 'public', {
		summary: 'A link by which the browser sends one file straight to storage',
		files: 'sign-upload',
		rateLimit: { attempts: 120, minutes: 60 },
		request: UploadLinkInput,
		response: UploadLink,
	}),
} satisfies Api
