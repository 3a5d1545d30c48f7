import * as z from 'zod'
import { messageOnly, noPayload } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { OpenedFile } from '../files/schema.ts'
import { nextPage, pageQuery } from '../lists.ts'
import { MemberApplication, PublicApplication } from './records.ts'
import { ApplicationInput, FindInput } from './schema.ts'
import { ApplicationSettings, AttachmentLinkInput } from './staff-schema.ts'

export const applicationsApi = {
	apply: {
		summary: 'Ask for financial assistance, as a member or as a guest',
		method: 'POST',
		path: '/api/applications',
		access: 'public',
		idempotent: true,
		files: 'accept',
		rateLimit: { attempts: 40, minutes: 60, counts: 'successes' },
		request: ApplicationInput,
		response: messageOnly.extend({ token: z.string() }),
	},
	find: {
		summary: 'Look an application up by name and token',
		method: 'POST',
		path: '/api/search-for-application',
		access: 'public',
		rateLimit: { attempts: 40, minutes: 10, same: { field: 'token', attempts: 15 } },
		request: FindInput,
		response: messageOnly.partial().extend({ application: PublicApplication }),
	},
	mine: {
		summary: 'The own applications of a member, newest first',
		method: 'GET',
		path: '/api/userapplications',
		access: 'member',
		request: z.strictObject(pageQuery),
		response: z.object({ applications: z.array(MemberApplication), ...nextPage }),
	},
	openMyAttachment: {
		summary: 'A short-lived link to a document of an own application',
		method: 'POST',
		path: '/api/my-attachment-link',
		access: 'member',
		files: 'open',
		request: AttachmentLinkInput,
		response: OpenedFile,
	},
	settings: {
		summary: 'Whether guests may apply',
		method: 'GET',
		path: '/api/application-settings',
		access: 'public',
		cached: true,
		request: noPayload,
		response: ApplicationSettings,
	},
} satisfies Api
