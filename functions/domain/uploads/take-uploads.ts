import { contentProblem } from '#functions/platform/files/content.ts'
import { readUpload } from '#functions/platform/files/storage.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { ConditionFailed, type Write } from '#functions/platform/store/table.ts'
import { type FilePurpose, fileSentences } from '#shared/files/rules.ts'
import { FileRecord } from '#shared/files/schema.ts'
import { linkUpload, readUploads, type Upload, uploadLife } from './table.ts'

export interface Claim {
	/** Who sends them, if anybody is signed in. */
	userId: string | undefined
	purpose: FilePurpose
	/** Under which name a form shows what is wrong with them. */
	field: string
	/** What the call read ahead, with the records of uploads among it. */
	ahead?: unknown[]
	now: Date
}

/**
 * Uploaded files that are to become part of something: looked at, and with the writes that take them. These belong
 * into the transaction that makes that something, so that a file is part of one thing or of none.
 */
export async function takeUploads(ids: string[], { userId, purpose, field, ahead, now }: Claim) {
	const wanted = [...new Set(ids)]
	const found = await readUploads(wanted, ahead)
	const mine = found.map((upload) =>
		upload && isTakeable(upload, userId, purpose, now) ? upload : undefined,
	)
	const problems = await Promise.all(
		mine.map((upload) => (upload ? problemWith(upload) : fileSentences.lost)),
	)
	refuseWhere(
		problems.map((sentence, at) => ({ at: ids.indexOf(wanted[at] ?? ''), sentence })),
		field,
	)
	const files = mine.flatMap((upload) => (upload ? [FileRecord.parse(upload)] : []))
	return { files, writes: wanted.map((id): Write => linkUpload(id)) }
}

/** Each file that cannot be taken gets its own sentence, by its place among those that were sent. */
export function refuseWhere(problems: { at: number; sentence: string | undefined }[], field: string) {
	const named = problems.flatMap(({ at, sentence }) => (sentence ? [[`${field}.${at}`, sentence]] : []))
	const [first] = named
	if (first) throw new Refusal('invalid', first[1] ?? '', Object.fromEntries(named))
}

/** For the transaction that takes them: of two at once the second finds one gone, and is told which. */
export const refuseGone = (ids: string[], claim: Claim) => async (error: unknown) => {
	if (error instanceof ConditionFailed) await takeUploads(ids, { ...claim, ahead: [] })
	throw error
}

/** A visitor's upload belongs to whoever knows its id: they may have signed in meanwhile. */
const isTakeable = (upload: Upload, userId: string | undefined, purpose: FilePurpose, now: Date) =>
	!upload.sweeping &&
	upload.purpose === purpose &&
	(upload.owner === 'visitor' || upload.owner === userId) &&
	now.getTime() - upload.announced < uploadLife

async function problemWith({ id, size, contentType }: Upload) {
	const stored = await readUpload(id)
	if (!stored) return fileSentences.lost
	return stored.size === size ? contentProblem(contentType, stored) : fileSentences.type
}
