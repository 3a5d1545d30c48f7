import { putTakenDown } from '#functions/domain/uploads/table.ts'
import { deletePicture, newUploadId } from '#functions/platform/files/storage.ts'
import { log } from '#functions/platform/log.ts'
import type { Write } from '#functions/platform/store/write.ts'
import { pictureSteps } from '#shared/pictures.ts'
import { picturePath } from './addresses.ts'

interface Taken {
	id: string
}

/** Joins the transaction that takes pictures off a thing: what can't be deleted right after it is deleted within a day. */
export const takeDown = (pictures: readonly Taken[], now: Date): Write[] =>
	pictures.length > 0
		? [
				putTakenDown(
					newUploadId(now),
					pictures.map(({ id }) => id),
					now,
				),
			]
		: []

/** Deletes every width. It's safe to repeat. */
export async function deletePictures(ids: readonly string[]) {
	await Promise.all(ids.flatMap((id) => pictureSteps.map((step) => deletePicture(picturePath(id, step)))))
}

/** Runs after the transaction. A picture should be gone at once, and the sweeper makes up for a failure. */
export const deleteAtOnce = (pictures: readonly Taken[]) =>
	deletePictures(pictures.map(({ id }) => id)).catch((error) => log.error('picture not deleted', error))
