import * as z from 'zod'
import { messageOnly, noContent, noPayload } from '../answers.ts'
import { type Api, get, post } from '../endpoint.ts'
import { OpenedFile } from '../files/schema.ts'
import { nextPage, pageQuery } from '../lists.ts'
import { EndHelpInput, HelpedApplication, StopHelpingInput } from './applicant-helper.ts'
import { EraseDraftInput, KeptDraft, SaveDraftInput } from './draft.ts'
import { AttachmentLinkInput, ClaimInput, EmailTokensInput, TokenInput } from './lookup.ts'
import { SendFoundInput, SendInput } from './missing-schema.ts'
import { MemberApplication, PublicApplication, UnclaimedApplication } from './records.ts'
import { GiveReferenceInput, ReferenceLinkInput } from './reference.ts'
import { ApplicationInput, FindInput } from './schema.ts'
import { SecondLookFoundInput, SecondLookInput } from './second-look.ts'
import { PublicSettings } from './settings.ts'
import { WithdrawFoundInput, WithdrawInput } from './withdraw.ts'

/** Both endpoints tell whether a name and a token belong together, so tries at either count for both. */
const findLimit = {
	attempts: 40,
	minutes: 10,
	countedAs: 'name and token',
	same: { field: 'token', attempts: 15 },
} as const

export const applicationsApi = {
	apply: post('/api/applications', 'public', {
		summary: 'Ask for financial assistance, as a member or as a guest',
		idempotent: true,
		files: 'accept',
		rateLimit: { attempts: 40, minutes: 60, counts: 'successes' },
		request: ApplicationInput,
		response: messageOnly.extend({ token: z.string() }),
	}),
	find: post('/api/search-for-application', 'public', {
		summary: 'Look an application up by name and token',
		rateLimit: findLimit,
		request: FindInput,
		response: messageOnly.partial().extend({ application: PublicApplication }),
	}),
	emailTokens: post('/api/email-my-tokens', 'public', {
		summary: 'Email the tokens of the applications that were sent with an address, if there are any',
		rateLimit: { attempts: 20, minutes: 60 },
		request: EmailTokensInput,
		response: messageOnly,
	}),
	showReference: post('/api/reference', 'public', {
		summary: 'Whom a referrer is asked about, by the link in their email: the first name and one letter',
		rateLimit: { attempts: 60, minutes: 60 },
		request: ReferenceLinkInput,
		response: z.object({ firstName: z.string(), initial: z.string(), answered: z.boolean() }),
	}),
	giveReference: post('/api/give-reference', 'public', {
		summary: 'Answer as a referrer, with the link in their email; only the first answer counts',
		idempotent: true,
		rateLimit: { attempts: 30, minutes: 60 },
		request: GiveReferenceInput,
		response: messageOnly,
	}),
	mine: get('/api/userapplications', 'member', {
		summary: 'The own applications of a member, newest first',
		request: z.strictObject(pageQuery),
		response: z.object({ applications: z.array(MemberApplication), ...nextPage }),
	}),
	unclaimed: get('/api/unclaimed-applications', 'member', {
		summary: 'Applications that guests sent with the member’s email, until the member says whose they are',
		request: z.strictObject(pageQuery),
		response: z.object({ applications: z.array(UnclaimedApplication), ...nextPage }),
	}),
	claim: post('/api/claim-application', 'member', {
		summary: 'Say that an unclaimed application is one’s own, with the birthday on it',
		request: ClaimInput,
		response: messageOnly.extend({ application: MemberApplication }),
	}),
	disown: post('/api/disown-application', 'member', {
		summary: 'Say that an unclaimed application is someone else’s; employees see it',
		request: TokenInput,
		response: messageOnly,
	}),
	openMyAttachment: post('/api/my-attachment-link', 'member', {
		summary: 'A short-lived link to a document of your own application',
		files: 'open',
		request: AttachmentLinkInput,
		response: OpenedFile,
	}),
	sendDocuments: post('/api/send-my-documents', 'member', {
		summary: 'Add documents to your own application, or say that what is missing can’t be had',
		idempotent: true,
		files: 'accept',
		request: SendInput,
		response: messageOnly.extend({ application: MemberApplication }),
	}),
	sendFoundDocuments: post('/api/send-found-documents', 'public', {
		summary: 'Add documents to an application by name and token, or say that what is missing can’t be had',
		idempotent: true,
		files: 'accept',
		rateLimit: findLimit,
		request: SendFoundInput,
		response: messageOnly.extend({ application: PublicApplication }),
	}),
	askAgain: post('/api/ask-for-second-look', 'member', {
		summary:
			'After a denial of your own application, ask once that someone else look at it, with reasons and documents',
		idempotent: true,
		files: 'accept',
		request: SecondLookInput,
		response: messageOnly.extend({ application: MemberApplication }),
	}),
	askFoundAgain: post('/api/ask-for-second-look-by-token', 'public', {
		summary: 'After a denial, ask once by name and token that someone else look at it, with reasons and documents',
		idempotent: true,
		files: 'accept',
		rateLimit: findLimit,
		request: SecondLookFoundInput,
		response: messageOnly.extend({ application: PublicApplication }),
	}),
	withdraw: post('/api/withdraw-my-application', 'member', {
		summary: 'Withdraw your own application while it’s pending, or undo that within a day',
		idempotent: true,
		request: WithdrawInput,
		response: messageOnly.extend({ application: MemberApplication }),
	}),
	withdrawFound: post('/api/withdraw-found-application', 'public', {
		summary: 'Withdraw a pending application by name and token, or undo that within a day',
		idempotent: true,
		rateLimit: findLimit,
		request: WithdrawFoundInput,
		response: messageOnly.extend({ application: PublicApplication }),
	}),
	helped: get('/api/helped-applications', 'member', {
		summary: 'What the member sent for others with their own email, as far as helpers see it, newest first',
		request: z.strictObject(pageQuery),
		response: z.object({ applications: z.array(HelpedApplication), ...nextPage }),
	}),
	endHelp: post('/api/end-help', 'member', {
		summary: 'Share your own application no longer with who filled it in for you',
		request: TokenInput,
		response: messageOnly.extend({ application: MemberApplication }),
	}),
	endFoundHelp: post('/api/end-found-help', 'public', {
		summary: 'Share an application no longer with who filled it in, by name and token',
		rateLimit: findLimit,
		request: EndHelpInput,
		response: messageOnly.extend({ application: PublicApplication }),
	}),
	stopHelping: post('/api/stop-helping', 'public', {
		summary: 'Get no more emails about an application that you filled in for someone, by the link in one of them',
		rateLimit: { attempts: 30, minutes: 60 },
		request: StopHelpingInput,
		response: messageOnly,
	}),
	draft: get('/api/application-draft', 'member', {
		summary: 'The unfinished application of a member',
		request: noPayload,
		response: z.object({ kept: KeptDraft.optional() }),
	}),
	saveDraft: post('/api/application-draft', 'member', {
		summary: 'Save the unfinished application of a member, unless another device changed it first',
		request: SaveDraftInput,
		response: KeptDraft.pick({ version: true, savedAt: true }),
		conflict: z.object({ kept: KeptDraft.optional() }),
	}),
	eraseDraft: post('/api/erase-application-draft', 'member', {
		summary: 'Erase the unfinished application of a member',
		request: EraseDraftInput,
		response: noContent,
	}),
	settings: get('/api/application-settings', 'public', {
		summary: 'Whether guests may apply',
		request: noPayload,
		response: PublicSettings,
	}),
} satisfies Api
