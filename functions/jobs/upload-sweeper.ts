import {
	beginSweep,
	forgetUpload,
	recordDays,
	unlinkedUploads,
	uploadLife,
} from '#functions/domain/uploads/table.ts'
import { deleteUpload } from '#functions/platform/files/storage.ts'
import { log } from '#functions/platform/log.ts'

const day = 24 * 3_600_000

/** Removes what was uploaded more than a day ago and never sent. Running it twice or late changes nothing. */
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
			// The oldest come first: as long as some of them went, others may have come into sight.
			if (gone === 0) break
		}
	}
	if (failed > 0) throw new Error('Some uploads could not be removed; the next run tries again')
	return swept
}

/** First nobody can link it any more, then the object goes, then the record: stopped anywhere, the next run goes on. */
async function sweep(upload: string) {
	try {
		if (!(await beginSweep(upload))) return true
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
