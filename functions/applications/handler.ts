import { readSettings } from '#functions/domain/applications/settings.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { affiliateApplicationsApi } from '#shared/applications/affiliate-api.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { moneyApi } from '#shared/applications/money-api.ts'
import { readyTextsApi } from '#shared/applications/ready-texts-api.ts'
import { relatedApplicationsApi } from '#shared/applications/related-api.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { assignAffiliate, ofAffiliate } from './affiliate.ts'
import { apply } from './apply.ts'
import { addAttachments, openAttachment } from './attachments.ts'
import { claim, disown, unclaimed } from './claim.ts'
import { changeDigest, digest } from './digest.ts'
import { sendDocuments, sendFoundDocuments } from './documents.ts'
import { draft, eraseDraft, saveDraft } from './draft.ts'
import { emailTokens } from './email-tokens.ts'
import { find } from './find.ts'
import { downloadGrants, grants, grantYear } from './grants.ts'
import { ask, giveMoreTime, settle } from './missing.ts'
import { addNote, deleteNotes, email } from './notes.ts'
import { listOwnApplications, openMyAttachment } from './own-applications.ts'
import { namePayee, recordPayment, removePayment } from './payments.ts'
import { ofPerson } from './person.ts'
import { takeBackProposal } from './propose.ts'
import { bringBackReadyTexts, readyTexts, removeReadyText, saveReadyText } from './ready-texts.ts'
import { markNotSame, related } from './related.ts'
import { respond } from './respond.ts'
import { changeSettings, grantSettings } from './settings.ts'
import { take } from './take.ts'
import { takeBack } from './take-back.ts'
import { tryAgain } from './try-address-again.ts'
import { list, show } from './view.ts'

/** Previews have a function of their own, because rendering mails takes more code than all the rest. */
const { previewResponse, previewAsk, previewEmail, ...staff } = applicationsStaffApi

export const handler = serve({
	...applicationsApi,
	...staff,
	...relatedApplicationsApi,
	...affiliateApplicationsApi,
	...moneyApi,
	...readyTextsApi,
})({
	apply,
	find,
	emailTokens,
	mine: listOwnApplications,
	unclaimed,
	claim,
	disown,
	openMyAttachment,
	sendDocuments,
	sendFoundDocuments,
	draft,
	saveDraft,
	eraseDraft,
	settings: readSettings,
	list,
	show,
	respond,
	ask,
	giveMoreTime,
	settle,
	take,
	takeBack,
	takeBackProposal,
	recordPayment,
	removePayment,
	namePayee,
	grants,
	grantYear,
	downloadGrants,
	email,
	addAttachments,
	openAttachment,
	related,
	ofPerson,
	markNotSame,
	addNote,
	ofAffiliate,
	assignAffiliate,
	deleteNotes,
	grantSettings,
	changeSettings,
	digest,
	changeDigest,
	readyTexts,
	saveReadyText,
	removeReadyText,
	bringBackReadyTexts,
	tryAddressAgain: tryAgain,
})
