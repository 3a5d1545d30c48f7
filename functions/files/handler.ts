import { putUpload } from '#functions/domain/uploads/table.ts'
import { newUploadId, presignUpload } from '#functions/platform/files/storage.ts'
import { requireAccess } from '#functions/platform/http/access.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { log } from '#functions/platform/log.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { attempt } from '#functions/platform/store/rate-limit.ts'
import { filesApi } from '#shared/files/api.ts'
import { contentTypeOf, fileRules, fileSentences } from '#shared/files/rules.ts'

/** Every file is scanned, for money, whether it's sent or not. On a busy day people send a few hundred. */
const everyoneADay = { attempts: 2000, minutes: 24 * 60 }

class NoMoreUploads extends Error {
	override name = 'NoMoreUploads'
}

/** The error in the log is an alarm. */
function full() {
	log.error('no more uploads today', new NoMoreUploads())
	return new Refusal('too-many', fileSentences.full, { name: fileSentences.full })
}

/** The signed content type follows from the file's extension, because browsers disagree about types. */
async function uploadLink(context: RequestContext<typeof filesApi.uploadLink>) {
	const { input, person, now, requestId, commit } = context
	const { name, size, purpose } = input
	const { needs } = fileRules[purpose]
	if (needs) await requireAccess({ access: needs, path: filesApi.uploadLink.path }, { person, at: now, requestId })
	const contentType = contentTypeOf(purpose, name)
	if (!contentType) throw new Refusal('invalid', fileSentences.type, { name: fileSentences.type })
	const id = newUploadId(now)
	const owner = person?.user._id ?? 'visitor'
	const upload = { id, name, size, contentType, purpose, owner }
	// Each link may cost money, so visitors and members share one limit. Employees aren't counted.
	const counted = needs ? [] : [{ ...attempt('uploads', 'everyone', everyoneADay, now), onConflict: full }]
	return commit(id, [putUpload(upload, now), ...counted], { id, ...(await presignUpload(upload, now)) })
}

export const handler = serve(filesApi)({ uploadLink })
