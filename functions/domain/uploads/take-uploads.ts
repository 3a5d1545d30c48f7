import { contentProblem } from '#functions/platform/files/content.ts'
import { newUploadId, readUpload, storeUpload } from '#functions/platform/files/storage.ts'
import type { FilePart } from '#functions/platform/http/multipart.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { transact } from '#functions/platform/store/write.ts'
import {
	acceptsFile,
	contentTypeOf,
	type FilePurpose,
	fileSentences,
	longestName,
	scanProblems,
} from '#shared/files/rules.ts'
import { FileRecord } from '#shared/files/schema.ts'
import { linkUpload, putUpload, readUploads, spendUpload, type Upload, uploadLife } from './table.ts'

export interface Claim {
	/** The person who sends them, if they are signed in. */
	userId: string | undefined
	purpose: FilePurpose
	/** The form field that shows what is wrong with the files. */
	field: string
	/** The thing keeps its own copy of the files, so the originals are swept. */
	keeps?: 'copy'
	/** The files that the thing has already, from a request whose answer was lost. They aren't taken again. */
	has?: readonly { id: string }[]
	now: Date
}

/**
 * Checks uploaded files, and returns them with the writes that use them. These writes must join the transaction that
 * creates the thing with the files, so that a file is part of exactly one thing or of none.
 */
export async function takeUploads(ids: string[], claim: Claim) {
	const wanted = newAmong(ids, claim.has)
	const uploads = await mineAmong(ids, wanted, claim)
	const use = claim.keeps === 'copy' ? spendUpload : linkUpload
	return {
		files: uploads.map((upload) => FileRecord.parse(upload)),
		writes: wanted.map((id) => use(id, () => refusalOfGone(ids, wanted, claim))),
	}
}

/** Each id once, without those of the files that the thing has. */
export const newAmong = (ids: readonly string[], has: Claim['has'] = []) =>
	[...new Set(ids)].filter((id) => !has.some((file) => file.id === id))

async function mineAmong(ids: string[], wanted: string[], claim: Claim) {
	const { userId, purpose, field, now } = claim
	const found = await readUploads(wanted)
	const mine = found.map((upload) => (upload && isTakeable(upload, userId, purpose, now) ? upload : undefined))
	const problems = await Promise.all(mine.map((upload) => (upload ? problemWith(upload) : fileSentences.lost)))
	refuseWhere(
		problems.map((sentence, at) => ({ at: ids.indexOf(wanted[at] ?? ''), sentence })),
		field,
	)
	return mine.filter((upload) => upload !== undefined)
}

/** If two requests use a file at once, the second one reads the uploads again to say which file is gone. */
const refusalOfGone = (ids: string[], wanted: string[], claim: Claim) =>
	mineAmong(ids, wanted, claim).then(
		() => new Refusal('conflict', fileSentences.lost),
		(error) => (error instanceof Refusal ? error : Promise.reject(error)),
	)

/** Refuses the files that have a problem. Each gets its own sentence, under its position in the field. */
function refuseWhere(problems: { at: number; sentence: string | undefined }[], field: string) {
	const named = problems.flatMap(({ at, sentence }) => (sentence ? [[`${field}.${at}`, sentence]] : []))
	const [first] = named
	if (first) throw new Refusal('invalid', first[1] ?? '', Object.fromEntries(named))
}

/** Anyone who knows its id can use a visitor's upload, because the visitor may have signed in since. */
const isTakeable = (upload: Upload, userId: string | undefined, purpose: FilePurpose, now: Date) =>
	!upload.sweeping &&
	upload.purpose === purpose &&
	(upload.owner === 'visitor' || upload.owner === userId) &&
	now.getTime() - upload.announced < uploadLife

async function problemWith({ id, size, contentType, scanProblem }: Upload) {
	if (scanProblem) return scanProblems[scanProblem]
	const stored = await readUpload(id)
	if (!stored) return fileSentences.lost
	return stored.size === size ? contentProblem(contentType, stored) : fileSentences.type
}

/** Stores the files that came within the request as uploads, and puts the uploads' ids in the place of the parts' ids. */
export async function storeParts(ids: string[], parts: FilePart[], claim: Claim) {
	const wanted = parts.filter(({ id }) => ids.includes(id))
	if (wanted.length === 0) return ids
	const problems = await Promise.all(wanted.map((part) => problemOfPart(part, claim.purpose)))
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

async function problemOfPart({ name, bytes, contentType }: FilePart, purpose: FilePurpose) {
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
