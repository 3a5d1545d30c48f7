import { encode } from '#functions/domain/events/encode.ts'
import { imagePath } from '#functions/domain/events/image-addresses.ts'
import { storeParts } from '#functions/domain/uploads/store-parts.ts'
import { takeUploads } from '#functions/domain/uploads/take-uploads.ts'
import { deletePicture, readUpload, storePicture } from '#functions/platform/files/storage.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { log } from '#functions/platform/log.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { eventPicturesApi } from '#shared/events/pictures-api.ts'
import type { EventImageRecord } from '#shared/events/records.ts'
import { imageWidths } from '#shared/events/rules.ts'
import { fileSentences } from '#shared/files/rules.ts'

type Sending = Pick<RequestContext<typeof eventPicturesApi.addImages>, 'parts' | 'person' | 'now'>

interface Chosen {
	ids: string[]
	alts: string[]
	/** The form field that shows what is wrong with the files. */
	field: string
}

/** Uploaded images as they'll be shown, and the writes that use the uploads up. Their originals are swept after a day. */
export async function takePictures({ ids, alts, field }: Chosen, { parts, person, now }: Sending) {
	const claim = { userId: person.user._id, purpose: 'event-image', field, now, keeps: 'copy' } as const
	const stored = await storeParts(ids, parts, claim)
	const { files, writes } = await takeUploads(stored, claim)
	const images: EventImageRecord[] = []
	for (const [at, file] of files.entries()) {
		const { width, height } = await draw(file.id).catch((error) => refuseAt(error, `${field}.${at}`))
		const alt = alts[at] ?? ''
		images.push({ ...file, alt, width, height, addedOn: now.toISOString(), addedBy: person.user._id })
	}
	return { images, writes }
}

async function draw(id: string) {
	const upload = await readUpload(id)
	if (!upload) throw new Refusal('invalid', fileSentences.lost)
	const { sizes, ...size } = await encode(await upload.read(0, upload.size))
	for (const { step, bytes } of sizes) await storePicture(imagePath(id, step), bytes)
	return size
}

function refuseAt(error: unknown, field: string): never {
	if (!(error instanceof Refusal)) throw error
	throw new Refusal(error.code, error.message, { [field]: error.message })
}

/** After the transaction that took them off their event. What can't be deleted now is reported, not lost. */
export async function deletePictures(images: EventImageRecord[]) {
	const paths = images.flatMap(({ id, width }) => imageWidths(width).map(({ step }) => imagePath(id, step)))
	const results = await Promise.allSettled(paths.map(deletePicture))
	for (const result of results)
		if (result.status === 'rejected') log.error('picture not deleted', result.reason)
}
