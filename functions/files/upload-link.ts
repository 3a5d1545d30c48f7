import { putUpload } from '#functions/domain/uploads/table.ts'
import { newUploadId, presignUpload } from '#functions/platform/files/storage.ts'
import { authorize } from '#functions/platform/http/authorize.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { filesApi } from '#shared/files/api.ts'
import { contentTypeOf, fileRules, fileSentences } from '#shared/files/rules.ts'

/** The signed content type follows from the file's extension, because browsers disagree about types. */
export async function uploadLink({ input, person, now, commit }: RequestContext<typeof filesApi.uploadLink>) {
	const { name, size, purpose } = input
	const { needs } = fileRules[purpose]
	if (needs) authorize({ access: needs }, person)
	const contentType = contentTypeOf(purpose, name)
	if (!contentType) throw new Refusal('invalid', fileSentences.type, { name: fileSentences.type })
	const id = newUploadId(now)
	const owner = person?.user._id ?? 'visitor'
	const upload = { id, name, size, contentType, purpose, owner }
	return commit(id, [putUpload(upload, now)], { id, ...(await presignUpload(upload, now)) })
}
