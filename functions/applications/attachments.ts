import { requireApplication, staffView } from '#functions/domain/applications/require-application.ts'
import { putFile } from '#functions/domain/applications/table.ts'
import { storeParts } from '#functions/domain/uploads/store-parts.ts'
import { takeUploads } from '#functions/domain/uploads/take-uploads.ts'
import { openFile } from '#functions/platform/files/storage.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'

/** Files that employees add are visible to employees only. Applicants see just the files they sent. */
export async function addAttachments(call: RequestContext<typeof applicationsStaffApi.addAttachments>) {
	const { input, parts, person, now, commit } = call
	const { token } = input
	const whole = await requireApplication(token, person)
	const userId = person.user._id
	const claim = { userId, purpose: 'attachment', field: 'attachments', now } as const
	const { files, writes } = await takeUploads(await storeParts(input.attachments, parts, claim), claim)
	const added = files.map((file) => ({ ...file, addedBy: userId, addedOn: now.toISOString() }))
	const { attachments } = staffView({ ...whole, added: [...whole.added, ...added] })
	const answer = { message: sentences.attachmentsSubmitted, attachments }
	const all = [...writes, ...added.map((file) => putFile(token, file))]
	return commit(token, all, answer)
}

export async function openAttachment(call: RequestContext<typeof applicationsStaffApi.openAttachment>) {
	const { input, person, now, commit } = call
	const { attachments } = staffView(await requireApplication(input.token, person))
	const file = attachments.find(({ id }) => id === input.id)
	if (!file) throw new Refusal('not-found', sentences.noFile)
	return commit(input.token, [], await openFile(file, now))
}
