import { contentProblem } from '#functions/platform/files/content.ts'
import { newUploadId, storeUpload } from '#functions/platform/files/storage.ts'
import type { FilePart } from '#functions/platform/http/multipart.ts'
import { transact } from '#functions/platform/store/write.ts'
import { acceptsFile, contentTypeOf, type FilePurpose, fileSentences, longestName } from '#shared/files/rules.ts'
import { putUpload } from './table.ts'
import { type Claim, refuseWhere } from './take-uploads.ts'

/** Stores the files that came within the request as uploads, and puts the uploads' ids in the place of the parts' ids. */
export async function storeParts(ids: string[], parts: FilePart[], claim: Claim) {
	const wanted = parts.filter(({ id }) => ids.includes(id))
	if (wanted.length === 0) return ids
	const problems = await Promise.all(wanted.map((part) => problemWith(part, claim.purpose)))
	refuseWhere(
		problems.map((sentence, at) => ({ at: ids.indexOf(wanted[at]?.id ?? ''), sentence })),
		claim.field,
	)
	const stored = wanted.map((part) => ({ part, upload: asUpload(part, claim) }))
	await transact(stored.map(({ upload }) => putUpload(upload, claim.now)))
	await Promise.all(stored.map(({ upload, part }) => storeUpload(upload, part.bytes)))
	const idOf = new Map(stored.map(({ upload, part }) => [part.id, upload.id]))
	return ids.map((id) => idOf.get(id) ?? id)
}

async function problemWith({ name, bytes, contentType }: FilePart, purpose: FilePurpose) {
	const read = async (from: number, to: number) => bytes.subarray(from, to)
	return (
		(name.length > longestName ? fileSentences.name : undefined) ??
		acceptsFile(purpose, name, bytes.length, contentType) ??
		(await contentProblem(contentTypeOf(purpose, name) ?? '', { size: bytes.length, read }))
	)
}

const asUpload = ({ name, bytes }: FilePart, { userId, purpose, now }: Claim) => ({
	id: newUploadId(now),
	name,
	size: bytes.length,
	contentType: contentTypeOf(purpose, name) ?? '',
	purpose,
	owner: userId ?? 'visitor',
})
