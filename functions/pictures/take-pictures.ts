import { picturePath } from '#functions/domain/pictures/addresses.ts'
import { encode } from '#functions/domain/pictures/encode.ts'
import { type Claim, storeParts, takeUploads } from '#functions/domain/uploads/take-uploads.ts'
import { readUpload, storePicture } from '#functions/platform/files/storage.ts'
import type { FilePart } from '#functions/platform/http/multipart.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { type drawnPurposes, fileSentences } from '#shared/files/rules.ts'

interface Sending {
	parts: FilePart[]
	person: Person
	now: Date
}

interface Chosen {
	ids: string[]
	purpose: (typeof drawnPurposes)[number]
	/** The form field that shows what is wrong with the files. */
	field: string
}

/** Uploaded images as they're drawn, and the writes that use the uploads up. The sweeper removes their originals, and pictures whose transaction failed. */
export async function takePictures({ ids, purpose, field }: Chosen, { parts, person, now }: Sending) {
	const claim: Claim = { userId: person.user._id, purpose, field, now, keeps: 'copy' }
	const stored = await storeParts(ids, parts, claim)
	const { files, writes } = await takeUploads(stored, claim)
	const pictures = []
	for (const [at, file] of files.entries()) {
		const { width, height } = await draw(file.id).catch((error) => refuseAt(error, `${field}.${at}`))
		pictures.push({ ...file, width, height })
	}
	return { pictures, writes }
}

async function draw(id: string) {
	const upload = await readUpload(id)
	if (!upload) throw new Refusal('invalid', fileSentences.lost)
	const { sizes, ...size } = await encode(await upload.read(0, upload.size))
	for (const { step, bytes } of sizes) await storePicture(picturePath(id, step), bytes)
	return size
}

function refuseAt(error: unknown, field: string): never {
	if (!(error instanceof Refusal)) throw error
	throw new Refusal(error.code, error.message, { [field]: error.message })
}
