import type * as z from 'zod'
import { contentProblem } from '#functions/platform/file-content.ts'
import { readUpload } from '#functions/platform/files.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Write } from '#functions/platform/table.ts'
import { type FilePurpose, fileSentences } from '#shared/files/rules.ts'
import type { FileRecord } from '#shared/files/schema.ts'
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
	const refuse = (sentence: string) => new Refusal('invalid', sentence, { [field]: sentence })
	const wanted = [...new Set(ids)]
	const found = await readUploads(wanted, ahead)
	const mine = found.map((upload) => {
		if (!upload || !isTakeable(upload, userId, purpose, now)) throw refuse(fileSentences.lost)
		return upload
	})
	const problems = await Promise.all(mine.map(problemWith))
	const [problem] = problems.filter((sentence) => sentence !== undefined)
	if (problem) throw refuse(problem)
	const files = mine.map(
		({ id, name, size, contentType }): z.output<typeof FileRecord> => ({ id, name, size, contentType }),
	)
	return { files, writes: wanted.map((id): Write => linkUpload(id)) }
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
