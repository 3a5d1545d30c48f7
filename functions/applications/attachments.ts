import { stopAsking } from '#functions/domain/applications/held-decision.ts'
import { requireApplication, staffView } from '#functions/domain/applications/require-application.ts'
import {
	type Application,
	applications,
	changeApplication,
	putFile,
	putFollowUp,
} from '#functions/domain/applications/table.ts'
import { storeParts } from '#functions/domain/uploads/store-parts.ts'
import { takeUploads } from '#functions/domain/uploads/take-uploads.ts'
import { openFile } from '#functions/platform/files/storage.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { retried, type Write } from '#functions/platform/store/write.ts'
import { awaitsAsking, isAwaited } from '#shared/applications/missing.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'

/**
 * Files that employees add are visible to employees only. Applicants see just the files they sent. If the application
 * waited for something, it has come another way, and the clock must not close the application.
 */
export async function addAttachments(call: RequestContext<typeof applicationsStaffApi.addAttachments>) {
	const { input, parts, person, now, commit } = call
	const { token } = input
	await requireApplication(token, person)
	const userId = person.user._id
	const date = now.toISOString()
	const claim = { userId, purpose: 'attachment', field: 'attachments', now } as const
	const { files, writes } = await takeUploads(await storeParts(input.attachments, parts, claim), claim)
	const added = files.map((file) => ({ ...file, addedBy: userId, addedOn: date }))
	return retried(async () => {
		const whole = await requireApplication(token, person)
		const { attachments } = staffView({ ...whole, added: [...whole.added, ...added] })
		const answer = { message: sentences.attachmentsSubmitted, attachments }
		const all = [
			...writes,
			...filed(whole.application),
			...added.map((file) => putFile(token, file)),
			...(await settled(whole.application, person, now)),
		]
		return commit(token, all, answer)
	})
}

/**
 * Settling what is missing changes the application itself, and a transaction can write an item only once. If the clock
 * would ask for a bill it's a change too, because a colleague's document and the clock may come at the same moment.
 */
function filed(seen: Application): Write[] {
	if (seen.hasFiles || isAwaited(seen)) return []
	if (awaitsAsking(seen)) return changeApplication(seen, revised(seen, { hasFiles: true }), 'retry')
	return applications.touch(seen, { set: { hasFiles: true } })
}

async function settled(seen: Application, { user }: Person, now: Date): Promise<Write[]> {
	if (!seen.missing || !isAwaited(seen)) return []
	const date = now.toISOString()
	const after = revised(seen, { hasFiles: true, missing: { ...seen.missing, answer: { kind: 'settled', date } } })
	const { firstName, lastName, _id: employeeId } = user
	const name = `${firstName} ${lastName}`
	return [
		...changeApplication(seen, after, 'retry'),
		putFollowUp(seen.token, { what: 'settled', date, name, employeeId }),
		...(await stopAsking(seen, now)),
	]
}

export async function openAttachment(call: RequestContext<typeof applicationsStaffApi.openAttachment>) {
	const { input, person, now, commit } = call
	const { attachments } = staffView(await requireApplication(input.token, person))
	const file = attachments.find(({ id }) => id === input.id)
	if (!file) throw new Refusal('not-found', sentences.noFile)
	return commit(input.token, [], await openFile(file, now))
}
