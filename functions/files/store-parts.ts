import { contentProblem } from '#functions/platform/file-content.ts'
import { newUploadId, storeUpload } from '#functions/platform/files.ts'
import type { FilePart } from '#functions/platform/parts.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { transact } from '#functions/platform/table.ts'
import { acceptsFile, contentTypeOf, fileSentences, longestName } from '#shared/files/rules.ts'
import { putUpload } from './table.ts'
import type { Claim } from './take-uploads.ts'

/** Files that came within the request become uploads like any other; the ids, each in its place. */
export async function storeParts(ids: string[], parts: FilePart[], claim: Claim) {
	const wanted = parts.filter(({ id }) => ids.includes(id))
	if (wanted.length === 0) return ids
	const stored = await Promise.all(wanted.map((part) => checked(part, claim)))
	await transact(stored.map(({ upload }) => putUpload(upload, claim.now)))
	await Promise.all(stored.map(({ upload, part }) => storeUpload(upload.id, part.bytes, upload.contentType)))
	const idOf = new Map(stored.map(({ upload, part }) => [part.id, upload.id]))
	return ids.map((id) => idOf.get(id) ?? id)
}

async function checked(part: FilePart, { userId, purpose, field, now }: Claim) {
	const { name, bytes } = part
	const size = bytes.length
	const contentType = contentTypeOf(purpose, name) ?? ''
	const read = async (from: number, to: number) => bytes.subarray(from, to)
	const problem =
		(name.length > longestName ? fileSentences.name : undefined) ??
		acceptsFile(purpose, name, size, part.contentType) ??
		(await contentProblem(contentType, { size, read }))
	if (problem) throw new Refusal('invalid', problem, { [field]: problem })
	const owner = userId ?? 'visitor'
	const id = newUploadId(now)
	return { part, upload: { id, name, size, contentType, purpose, owner } }
}
