import * as z from 'zod'
import { messageOnly, noContent, noPayload } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { OpenedFile } from '../files/schema.ts'
import { nextPage, pageQuery } from '../lists.ts'
import { EraseDraftInput, KeptDraft, SaveDraftInput } from './draft.ts'
import { AttachmentLinkInput, ClaimInput, EmailTokensInput, TokenInput } from './lookup.ts'
import { SendFoundInput, SendInput } from './missing-schema.ts'
import { MemberApplication, PublicApplication, UnclaimedApplication } from './records.ts'
import { ApplicationInput, FindInput } from './schema.ts'
import { PublicSettings } from './settings.ts'

/** Both endpoints tell whether a name and a token belong together, so tries at either count for both. */
const findLimit = {
	attempts: 40,
	minutes: 10,
	countedAs: 'name and token',
	same: { field: 'token', attempts: 15 },
} as const

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
		rateLimit: findLimit,
		request: FindInput,
		response: messageOnly.partial().extend({ application: PublicApplication }),
	},
	emailTokens: {
		summary: 'Email the tokens of the applications that were sent with an address, if there are any',
		method: 'POST',
		path: '/api/email-my-tokens',
		access: 'public',
		rateLimit: { attempts: 20, minutes: 60 },
		request: EmailTokensInput,
		response: messageOnly,
	},
	mine: {
		summary: 'The own applications of a member, newest first',
		method: 'GET',
		path: '/api/userapplications',
		access: 'member',
		request: z.strictObject(pageQuery),
		response: z.object({ applications: z.array(MemberApplication), ...nextPage }),
	},
	unclaimed: {
		summary: 'Applications that guests sent with the member’s email, until the member says whose they are',
		method: 'GET',
		path: '/api/unclaimed-applications',
		access: 'member',
		request: z.strictObject(pageQuery),
		response: z.object({ applications: z.array(UnclaimedApplication), ...nextPage }),
	},
	claim: {
		summary: 'Say that an unclaimed application is one’s own, with the birthday on it',
		method: 'POST',
		path: '/api/claim-application',
		access: 'member',
		request: ClaimInput,
		response: messageOnly.extend({ application: MemberApplication }),
	},
	disown: {
		summary: 'Say that an unclaimed application is someone else’s; employees see it',
		method: 'POST',
		path: '/api/disown-application',
		access: 'member',
		request: TokenInput,
		response: messageOnly,
	},
	openMyAttachment: {
		summary: 'A short-lived link to a document of your own application',
		method: 'POST',
		path: '/api/my-attachment-link',
		access: 'member',
		files: 'open',
		request: AttachmentLinkInput,
		response: OpenedFile,
	},
	sendDocuments: {
		summary: 'Add documents to your own application, or say that what is missing can’t be had',
		method: 'POST',
		path: '/api/send-my-documents',
		access: 'member',
		idempotent: true,
		files: 'accept',
		request: SendInput,
		response: messageOnly.extend({ application: MemberApplication }),
	},
	sendFoundDocuments: {
		summary: 'Add documents to an application by name and token, or say that what is missing can’t be had',
		method: 'POST',
		path: '/api/send-found-documents',
		access: 'public',
		idempotent: true,
		files: 'accept',
		rateLimit: findLimit,
		request: SendFoundInput,
		response: messageOnly.extend({ application: PublicApplication }),
	},
	draft: {
		summary: 'The unfinished application of a member',
		method: 'GET',
		path: '/api/application-draft',
		access: 'member',
		request: noPayload,
		response: z.object({ kept: KeptDraft.optional() }),
	},
	saveDraft: {
		summary: 'Save the unfinished application of a member, unless another device changed it first',
		method: 'POST',
		path: '/api/application-draft',
		access: 'member',
		request: SaveDraftInput,
		response: KeptDraft.pick({ version: true, savedAt: true }),
		conflict: z.object({ kept: KeptDraft.optional() }),
	},
	eraseDraft: {
		summary: 'Erase the unfinished application of a member',
		method: 'POST',
		path: '/api/erase-application-draft',
		access: 'member',
		request: EraseDraftInput,
		response: noContent,
	},
	settings: {
		summary: 'Whether guests may apply',
		method: 'GET',
		path: '/api/application-settings',
		access: 'public',
		cached: true,
		request: noPayload,
		response: PublicSettings,
	},
} satisfies Api
