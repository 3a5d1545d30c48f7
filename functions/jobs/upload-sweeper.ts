import { deletePictures } from '#functions/domain/pictures/remove.ts'
import {
	beginSweep,
	forgetUpload,
	picturesLeft,
	recordDays,
	unlinkedUploads,
	uploadLife,
} from '#functions/domain/uploads/table.ts'
import { deleteUpload } from '#functions/platform/files/storage.ts'
import { log } from '#functions/platform/log.ts'

const day = 24 * 3_600_000

/** Removes what was uploaded more than a day ago and never used, and pictures that nothing shows. It's safe to run twice or late. */
export async function sweepUploads(now: Date) {
	const before = new Date(now.getTime() - uploadLife)
	let swept = 0
	let failed = 0
	for (let back = recordDays; back >= 0; back--) {
		const announcedOn = new Date(before.getTime() - back * day).toISOString().slice(0, 10).replaceAll('-', '')
		for (;;) {
			const ids = await unlinkedUploads(announcedOn, before)
			const results = await Promise.all(ids.map(sweep))
			const gone = results.filter((went) => went).length
			swept += gone
			failed += results.length - gone
			// A query returns the oldest ones up to a limit, so there may be more as long as some were removed.
			if (gone === 0) break
		}
	}
	if (failed > 0) throw new Error('Some uploads could not be removed; the next run tries again')
	return swept
}

/** Blocks the upload, then deletes the object and last the record, so that the next run can continue after a failure. */
async function sweep(upload: string) {
	try {
		const begun = await beginSweep(upload)
		if (!begun) return true
		await deletePictures(picturesLeft(begun))
		await deleteUpload(upload)
		await forgetUpload(upload)
		return true
	} catch (error) {
		log.error('upload not removed', error, { upload })
		return false
	}
}

export const handler = async () => {
	log.info('uploads swept', { count: await sweepUploads(new Date()) })
}
