import { asStaffSee, knownApplication } from '#functions/domain/applications/require-application.ts'
import { putFile } from '#functions/domain/applications/table.ts'
import { storeParts } from '#functions/domain/uploads/store-parts.ts'
import { refuseGone, takeUploads } from '#functions/domain/uploads/take-uploads.ts'
import { openFile } from '#functions/platform/files/storage.ts'
import type { Call } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'

/** What employees add is theirs to see; the applicant sees what they sent themselves. */
export async function addAttachments(call: Call<typeof applicationsStaffApi.addAttachments>) {
	const { input, parts, person, now, commit } = call
	const { token } = input
	const whole = await knownApplication(token, person)
	const userId = person.user._id
	const claim = { userId, purpose: 'attachment', field: 'attachments', now } as const
	const ids = await storeParts(input.attachments, parts, claim)
	const { files, writes } = await takeUploads(ids, claim)
	const added = files.map((file) => ({ ...file, addedBy: userId, addedOn: now.toISOString() }))
	const { attachments } = asStaffSee({ ...whole, added: [...whole.added, ...added] })
	const answer = { message: sentences.attachmentsSubmitted, attachments }
	const all = [...writes, ...added.map((file) => putFile(token, file))]
	return commit(token, all, answer).catch(refuseGone(ids, claim))
}

export async function openAttachment(call: Call<typeof applicationsStaffApi.openAttachment>) {
	const { input, person, now, commit } = call
	const { attachments } = asStaffSee(await knownApplication(input.token, person))
	const file = attachments.find(({ id }) => id === input.id)
	if (!file) throw new Refusal('not-found', sentences.noFile)
	return commit(input.token, [], await openFile(file, now))
}
