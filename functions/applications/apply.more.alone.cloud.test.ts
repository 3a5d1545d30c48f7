import { beforeAll, expect, test } from 'vitest'
import { storedFiles } from '#functions/files/files.cloud.test.data.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { untilWindowIsYoung } from '#infra/testing/windows.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { allowGuests, applyAs, sendBulkyForm } from './applications.cloud.test.data.ts'

const { apply } = applicationsApi

beforeAll(() => allowGuests(true))

test('files over the rate limit are not stored', async () => {
	await untilWindowIsYoung(apply.rateLimit.minutes)
	const client = new TestClient()
	for (let sent = 0; sent < apply.rateLimit.attempts; sent++) await applyAs(client)
	const before = await storedFiles()
	const answers = await Promise.all(Array.from({ length: 6 }, () => sendBulkyForm(client)))
	expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(429))
	expect(await storedFiles()).toEqual(before)
})
