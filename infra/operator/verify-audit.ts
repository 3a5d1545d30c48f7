import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3'
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { archive as addToArchive, archived } from '#functions/domain/audit/archive.ts'
import { archiveName } from '#functions/domain/audit/archive-name.ts'
import type { Item } from '#functions/platform/store/table.ts'
import { storageClient } from '#infra/tools/deployed.ts'

interface Comparison {
	table: string
	archive: string
	/** The first day to compare, such as 2026-11-01; an empty text compares all. */
	since: string
	/** Only the records about this id, such as a person's. */
	about?: string
	addMissing: boolean
}

export interface Difference {
	what: 'changed' | 'deleted' | 'no copy'
	key: string
}

/** Records are copied within seconds, so the youngest ones may have no copy yet. */
const copiedWithin = 60_000

/** Compares the audit trail in the table with the copies in the archive, in both directions. */
export async function verifyAudit({ table, archive, since, about, addMissing }: Comparison) {
	const copies = new Copies(archive)
	const unseen = await copies.names(since)
	const differences: Difference[] = []
	const isAbout = (key: string) => about === undefined || key.startsWith(`AUDIT#${about} `)
	let [records, added] = [0, 0]
	for await (const record of auditRecords(table, since)) {
		const name = archiveName(record)
		const key = `${record.pk} ${record.sk}`
		// The name of a copy doesn't tell whom it's about. A copy whose record is in the table needn't be read for that.
		if (!isAbout(key)) {
			unseen.delete(name)
			continue
		}
		records++
		const isYoung = Date.now() - Date.parse(record.sk.slice(0, 19)) < copiedWithin
		if (unseen.delete(name)) {
			if ((await copies.read(name)) !== archived(record)) differences.push({ what: 'changed', key })
		} else if (addMissing) added += Number(await addToArchive(record))
		else if (!isYoung) differences.push({ what: 'no copy', key })
	}
	for (const name of unseen) {
		if (copies.mayBeExpired(name)) continue
		const key = await copies.keyOf(name)
		if (isAbout(key)) differences.push({ what: 'deleted', key })
	}
	return { records, added, differences }
}

const AuditItem = z.looseObject({ pk: z.string(), sk: z.string() })

async function* auditRecords(TableName: string, since: string): AsyncGenerator<Item> {
	const pages = paginateScan(
		{ client: DynamoDBDocumentClient.from(new DynamoDBClient({})) },
		{
			TableName,
			FilterExpression: 'begins_with(pk, :audit) AND sk >= :since',
			ExpressionAttributeValues: { ':audit': 'AUDIT#', ':since': since || '0' },
			ConsistentRead: true,
		},
	)
	for await (const { Items = [] } of pages) yield* Items.map((item) => AuditItem.parse(item))
}

const day = 24 * 3_600_000
/** DynamoDB deletes a record some days before or after seven years are over. */
const keptInTable = 7 * 365 * day - 7 * day

class Copies {
	readonly #client = storageClient()
	readonly #bucket: string

	constructor(bucket: string) {
		this.#bucket = bucket
	}

	/** The names of all copies from this day on. */
	async names(since: string) {
		const names = new Set<string>()
		const from = since ? { StartAfter: since } : {}
		for await (const { Contents = [] } of paginateListObjectsV2(
			{ client: this.#client },
			{ Bucket: this.#bucket, ...from },
		))
			for (const { Key } of Contents) if (Key) names.add(Key)
		return names
	}

	async read(Key: string) {
		const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key }))
		return (await Body?.transformToString()) ?? ''
	}

	async keyOf(name: string) {
		const { pk, sk } = AuditItem.parse(JSON.parse(await this.read(name)))
		return `${pk} ${sk}`
	}

	mayBeExpired(name: string) {
		return Date.now() - Date.parse(name.slice(0, 10)) > keptInTable
	}
}
