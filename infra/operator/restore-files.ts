import { CopyObjectCommand, DeleteObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { type Version, versionsByKey } from '#functions/domain/erasing/object-versions.ts'

interface Restore {
	client: S3Client
	bucket: string
	moment: Date
	/** Without it, the differences are only counted. */
	apply: boolean
}

/** Makes each file what it was at the moment, as far as its versions still exist. */
export async function restoreFiles(restore: Restore) {
	const changes = { 'put back': 0, 'taken away': 0 }
	for await (const versions of versionsByKey(restore)) {
		const newestFirst = versions.sort((one, other) => other.at.getTime() - one.at.getTime())
		const now = newestFirst.find(({ isLatest }) => isLatest)
		const before = newestFirst.find(({ at }) => at <= restore.moment)
		const [isThere, wasThere] = [now && !now.isMarker, before && !before.isMarker]
		if (now?.id === before?.id || (!isThere && !wasThere)) continue
		changes[wasThere ? 'put back' : 'taken away']++
		if (restore.apply) await setBack(restore, newestFirst, wasThere ? before : undefined)
	}
	return changes
}

/** `before` is the version to go back to, if there was a file at the moment. */
async function setBack({ client, bucket: Bucket }: Restore, newestFirst: Version[], before: Version | undefined) {
	const [newest] = newestFirst
	if (!newest) return
	if (!before) {
		await client.send(new DeleteObjectCommand({ Bucket, Key: newest.key }))
		return
	}
	const newer = newestFirst.slice(0, newestFirst.indexOf(before))
	// A version is the current one again once the delete markers above it are gone.
	for (const { key: Key, id: VersionId, isMarker } of newer)
		if (isMarker) await client.send(new DeleteObjectCommand({ Bucket, Key, VersionId }))
	if (newer.some(({ isMarker }) => !isMarker))
		await client.send(
			new CopyObjectCommand({ Bucket, Key: before.key, CopySource: `${Bucket}/${before.key}?versionId=${before.id}` }),
		)
}
