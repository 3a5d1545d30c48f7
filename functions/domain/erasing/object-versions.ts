import { ListObjectVersionsCommand, type S3Client } from '@aws-sdk/client-s3'

export interface Version {
	key: string
	id: string
	at: Date
	isMarker: boolean
	isLatest: boolean
}

interface Listing {
	client: S3Client
	bucket: string
	prefix?: string
}

/** Every version and delete marker in a bucket, in groups that each have one key. */
export async function* versionsByKey(of: Listing): AsyncGenerator<Version[]> {
	let waiting: Version[] = []
	// S3 lists the versions of a key one after the other, but a page may end between them.
	for await (const page of pages(of)) {
		const groups = Map.groupBy([...waiting, ...page], ({ key }) => key)
		const last = [...groups.keys()].sort().at(-1)
		for (const [key, versions] of groups) if (key !== last) yield versions
		waiting = last ? (groups.get(last) ?? []) : []
	}
	if (waiting.length > 0) yield waiting
}

async function* pages({ client, bucket, prefix }: Listing): AsyncGenerator<Version[]> {
	let from: { KeyMarker?: string; VersionIdMarker?: string } | undefined = {}
	while (from) {
		const page: Awaited<ReturnType<typeof list>> = await list(client, bucket, prefix, from)
		yield [
			...(page.Versions ?? []).map((version) => ({ ...version, isMarker: false })),
			...(page.DeleteMarkers ?? []).map((marker) => ({ ...marker, isMarker: true })),
		].flatMap(({ Key, VersionId, LastModified, IsLatest = false, isMarker }) =>
			Key && VersionId && LastModified
				? [{ key: Key, id: VersionId, at: LastModified, isLatest: IsLatest, isMarker }]
				: [],
		)
		from = page.NextKeyMarker
			? {
					KeyMarker: page.NextKeyMarker,
					...(page.NextVersionIdMarker && { VersionIdMarker: page.NextVersionIdMarker }),
				}
			: undefined
	}
}

const list = (client: S3Client, Bucket: string, Prefix: string | undefined, from: object) =>
	client.send(new ListObjectVersionsCommand({ Bucket, ...(Prefix && { Prefix }), ...from }))
