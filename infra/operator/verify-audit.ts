import { GetObjectCommand, NoSuchKey, paginateListObjectsV2 } from '@aws-sdk/client-s3'
import { archive as addToArchive, archived } from '#functions/domain/audit/archive.ts'
import { archiveName } from '#functions/domain/audit/archive-name.ts'
import { Stored } from '#functions/domain/erasing/stored.ts'
import { storageClient } from '#infra/tools/deployed.ts'
import { WholeTable } from './table-copy.ts'

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

/** What is recorded once a minute or once an hour has no more than that in its key, so it may be from the end of it. */
export function mayBeYoung(sk: string, now: number) {
	const [time = ''] = sk.split('#')
	return now - Date.parse(time + '____-__-__T__:59:59.999Z'.slice(time.length)) < copiedWithin
}

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
		unseen.delete(name)
		// The table is read after the list of copies, so a copy may be there that isn't in the list.
		const copy = await copies.read(name)
		if (copy !== undefined) {
			if (copy !== archived(record)) differences.push({ what: 'changed', key })
		} else if (addMissing) added += Number(await addToArchive(record))
		else if (!mayBeYoung(record.sk, Date.now())) differences.push({ what: 'no copy', key })
	}
	for (const name of unseen) {
		if (copies.mayBeExpired(name)) continue
		const key = await copies.keyOf(name)
		if (isAbout(key)) differences.push({ what: 'deleted', key })
	}
	return { records, added, differences }
}

async function* auditRecords(table: string, since: string) {
	for await (const item of new WholeTable(table).items())
		if (item.pk.startsWith('AUDIT#') && item.sk >= since) yield item
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
		try {
			const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key }))
			return (await Body?.transformToString()) ?? ''
		} catch (error) {
			if (error instanceof NoSuchKey) return undefined
			throw error
		}
	}

	async keyOf(name: string) {
		const { pk, sk } = Stored.parse(JSON.parse((await this.read(name)) ?? ''))
		return `${pk} ${sk}`
	}

	mayBeExpired(name: string) {
		return Date.now() - Date.parse(name.slice(0, 10)) > keptInTable
	}
}
