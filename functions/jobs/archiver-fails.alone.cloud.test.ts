import { expect, test } from 'vitest'
import { can } from '#infra/testing/adapter.ts'
import { eventually } from '#infra/testing/eventually.ts'
import { withFaults } from '#infra/testing/faults.ts'
import { createPerson } from '#infra/testing/people.ts'
import { accountApi } from '#shared/account/api.ts'
import { copyOf, table } from './audit-archiver.cloud.test.data.ts'

test.runIf(can.changeSettings)(
	'while the archiver fails nothing is lost: the stream delivers the records until they are copied',
	async () => {
		let failures = 3
		const unavailable = { status: 400, body: '{"__type":"ProvisionedThroughputExceededException"}' }
		await withFaults(
			'AuditArchiver',
			'DYNAMODB',
			({ action }) => (action === 'GetItem' && failures-- > 0 ? unavailable : undefined),
			async () => {
				const { user, client, password } = await createPerson()
				await client.call(accountApi.login, { email: user.email, password })
				const [login] = await table.queryWhole(`AUDIT#${user._id}`)
				const key = { pk: String(login?.pk), sk: String(login?.sk) }
				expect(await eventually('a copy in the archive', () => copyOf(key))).toContain(user._id)
			},
		)
		expect(failures).toBeLessThan(0)
	},
)
