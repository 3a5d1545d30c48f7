import { beforeAll, expect, test } from 'vitest'
import { storedFiles } from '#functions/files/files.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { applicationForm } from '#infra/testing/application.ts'
import { createPerson, mailTo } from '#infra/testing/people.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { inbox } from '#infra/testing/test-cloud.ts'
import { untilWindowIsYoung } from '#infra/testing/windows.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { allowGuests, applyAs, formWith, sendBulkyForm } from './applications.cloud.test.data.ts'

const { apply, mine } = applicationsApi

beforeAll(() => allowGuests(true))

test('a repeated form with files and no idempotency key creates no second application', async () => {
	const { client, user } = await createPerson()
	const fields = applicationForm({ email: user.email })
	const send = () => client.send<typeof apply>('POST', apply.path, formWith(fields, [['bill.pdf', pdf]]))
	const first = (await send()).text
	const before = await storedFiles()
	expect((await send()).text).toBe(first)
	expect(await storedFiles()).toEqual(before)
	expect((await client.call(mine, {})).body.applications).toHaveLength(1)
	await mailTo(user.email, /token/)
	expect(await inbox(user.email)).toHaveLength(1)
})

test('files over the rate limit are not stored', async () => {
	await untilWindowIsYoung(apply.rateLimit.minutes)
	const client = new TestClient()
	for (let sent = 0; sent < apply.rateLimit.attempts; sent++) await applyAs(client)
	const before = await storedFiles()
	const answers = await Promise.all(Array.from({ length: 6 }, () => sendBulkyForm(client)))
	expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(429))
	expect(await storedFiles()).toEqual(before)
})
