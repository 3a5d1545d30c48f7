import { afterEach, expect, test } from 'vitest'
import { staff } from '#functions/applications/applications.cloud.test.data.ts'
import { sha256 } from '#functions/platform/ids.ts'
import { can } from '#infra/testing/adapter.ts'
import { logged } from '#infra/testing/function-log.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { filesApi } from '#shared/files/api.ts'
import { fileSentences } from '#shared/files/rules.ts'

const { putItem, remove, transact } = await tableCode(cloud)

const day = 24 * 3_600_000
/** The test may begin just before midnight. */
const windows = [0, 1].map((later) => String(Math.floor(Date.now() / day) + later))
const counted = windows.map((sk) => ({ pk: `THROTTLE#uploads#${sha256('everyone')}`, sk }))

afterEach(() => transact(counted.map((key) => remove(key))))

test('strangers get 2,000 links a day together, then a sentence and an alarm; employees go on', async () => {
	for (const key of counted) await putItem({ ...key, attempts: 1999 })
	const bill = { name: 'bill.pdf', size: 10, contentType: '', purpose: 'attachment' } as const
	expect((await new TestClient().call(filesApi.uploadLink, bill)).status).toBe(200)
	for (const stranger of [new TestClient(), new TestClient()]) {
		const { status, body } = await stranger.call(filesApi.uploadLink, bill)
		expect([status, body.message, body.errors?.name]).toEqual([429, fileSentences.full, fileSentences.full])
	}
	const { client } = await staff()
	const logo = { name: 'logo.png', size: 10, contentType: '', purpose: 'sponsor-logo' } as const
	expect((await client.call(filesApi.uploadLink, logo)).status).toBe(200)
	if (can.tellFromLogs) await expect.poll(() => logged('files', 'no more uploads today')).toContain('"level":"ERROR"')
})
