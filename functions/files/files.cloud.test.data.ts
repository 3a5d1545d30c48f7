import {
	DeleteObjectCommand,
	GetObjectTaggingCommand,
	HeadObjectCommand,
	PutObjectCommand,
	paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import { expect } from 'vitest'
import { tableCode } from '#infra/testing/table-code.ts'
import type { TestClient } from '#infra/testing/test-client.ts'
import { admin, cloud } from '#infra/testing/test-cloud.ts'
import { filesApi } from '#shared/files/api.ts'
import type { FilePurpose } from '#shared/files/rules.ts'
import { UploadLink } from '#shared/files/schema.ts'

process.env.FILES_BUCKET = cloud.outputs.App.FilesBucket
export const { transact, getItem, putItem, ConditionFailed, put } = await tableCode(cloud)
export const files = await import('#functions/platform/files/storage.ts')
export const table = await import('#functions/domain/uploads/table.ts')
export const { takeUploads } = await import('#functions/domain/uploads/take-uploads.ts')
export const { sweepUploads } = await import('#functions/jobs/upload-sweeper.ts')

const Bucket = cloud.outputs.App.FilesBucket
const Key = (id: string) => `uploads/${id}`

/** Asks for a link as the page does. */
export async function linkFor(client: TestClient, name: string, size: number, purpose: FilePurpose = 'attachment') {
	const { body } = await client.call(filesApi.uploadLink, { name, size, contentType: '', purpose })
	return UploadLink.parse(body)
}

export const send = (url: string, headers: Record<string, string>, body: Buffer) =>
	fetch(url, { method: 'PUT', headers, body: new Uint8Array(body) })

/** Uploads a file the way the page does, and returns its id. */
export async function upload(client: TestClient, name: string, bytes: Buffer) {
	const { id, url, headers } = await linkFor(client, name, bytes.length)
	const { status } = await send(url, headers, bytes)
	if (status !== 200) throw new Error(`Storage answered ${status}`)
	return id
}

/** Waits for the result of the scan: on LocalStack a function writes it some seconds after the upload. */
export const scanned = (id: string) =>
	expect
		.poll(() => admin.files.send(new GetObjectTaggingCommand({ Bucket, Key: Key(id) })))
		.toMatchObject({ TagSet: [{ Key: 'GuardDutyMalwareScanStatus' }] })

/** An upload of an earlier day, which is only announced if there are no bytes. */
export async function uploadedAt(moment: Date, bytes?: Buffer, purpose: FilePurpose = 'attachment') {
	const id = files.newUploadId(moment)
	const size = bytes?.length ?? 1
	const upload = { id, name: 'bill.pdf', size, contentType: 'application/pdf', purpose, owner: 'visitor' }
	await transact([table.putUpload(upload, moment)])
	if (bytes) await admin.files.send(new PutObjectCommand({ Bucket, Key: Key(id), Body: bytes }))
	return id
}

export const lies = (id: string) =>
	admin.files.send(new HeadObjectCommand({ Bucket, Key: Key(id) })).then(
		() => true,
		() => false,
	)

/** The keys of all stored objects. */
export async function storedFiles() {
	const keys: (string | undefined)[] = []
	for await (const { Contents = [] } of paginateListObjectsV2({ client: admin.files }, { Bucket }))
		keys.push(...Contents.map(({ Key }) => Key))
	return keys
}

export const removeObject = (id: string) => admin.files.send(new DeleteObjectCommand({ Bucket, Key: Key(id) }))

export const isAnnounced = async (id: string) => (await table.readUploads([id]))[0] !== undefined
