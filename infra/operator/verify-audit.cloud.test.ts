import { randomUUID } from 'node:crypto'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterEach, expect, test, vi } from 'vitest'
import { copyOf, table } from '#functions/jobs/audit-archiver.cloud.test.data.ts'
import { eventually } from '#infra/testing/eventually.ts'
import { cloud } from '#infra/testing/test-cloud.ts'

const { auditOncePerMinute } = await import('#functions/platform/store/audit.ts')
const { mayBeYoung, verifyAudit } = await import('./verify-audit.ts')

afterEach(() => vi.restoreAllMocks())

/** Does something else between the list of the archive and the first page of the table. */
function beforeTheTableIsRead(other: () => Promise<unknown>) {
	const real = DynamoDBDocumentClient.prototype.send
	const send = async function (this: DynamoDBDocumentClient, ...args: Parameters<typeof real>) {
		if (args[0].constructor.name === 'ScanCommand') {
			vi.restoreAllMocks()
			await other()
		}
		return real.apply(this, args)
	}
	vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(send as typeof real)
}

test('a record that was written and copied after the archive was listed has a copy', async () => {
	const [about, at] = [randomUUID(), new Date(Date.now() - 5 * 60_000)]
	const write = async () => {
		await auditOncePerMinute({ action: '/api/login (wrong)', by: 'visitor', about, at, requestId: 'request' })
		const [record] = await table.queryWhole(`AUDIT#${about}`)
		await eventually('its copy', () => copyOf({ pk: String(record?.pk), sk: String(record?.sk) }))
	}
	beforeTheTableIsRead(write)
	const { TableName, AuditArchive } = cloud.outputs.App
	const compared = { table: TableName, archive: AuditArchive, since: '', about, addMissing: false }
	expect(await verifyAudit(compared)).toEqual({ records: 1, added: 0, differences: [] })
})

test.each([
	['2026-11-28T13:05:20.000Z#id', '2026-11-28T13:06:20.000Z'],
	['2026-11-28T13:05#/api/login (wrong)', '2026-11-28T13:06:59.999Z'],
	['2026-11-28T13#/api/users (list)#someone', '2026-11-28T14:00:59.999Z'],
])('a record with the key %s has a copy from %s on at the latest', (sk, then) => {
	const at = Date.parse(then)
	expect([mayBeYoung(sk, at - 1), mayBeYoung(sk, at)]).toEqual([true, false])
})
