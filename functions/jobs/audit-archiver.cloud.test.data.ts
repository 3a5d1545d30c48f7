import { GetObjectCommand, NoSuchKey } from '@aws-sdk/client-s3'
import { archiveName } from '#functions/domain/audit/archive-name.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { admin, cloud } from '#infra/testing/test-cloud.ts'

process.env.FILES_BUCKET = cloud.outputs.App.AuditArchive
export const table = await tableCode(cloud)
export const { archive, archived } = await import('#functions/domain/audit/archive.ts')

/** A record's copy in the archive, once it's there. */
export async function copyOf(record: { pk: string; sk: string }) {
	const Bucket = cloud.outputs.App.AuditArchive
	try {
		const { Body } = await admin.files.send(new GetObjectCommand({ Bucket, Key: archiveName(record) }))
		return await Body?.transformToString()
	} catch (error) {
		if (error instanceof NoSuchKey) return undefined
		throw error
	}
}
