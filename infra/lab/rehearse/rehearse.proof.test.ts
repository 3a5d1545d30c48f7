import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { cloud } from '#infra/testing/test-cloud.ts'
import { clientSettings } from '#infra/tools/credentials.ts'
import { built, toItsEnd } from '#infra/tools/deploy.cloud.test.data.ts'

const client = new DynamoDBClient(clientSettings(cloud.endpoint))

async function tables() {
	const { TableNames = [] } = await client.send(new ListTablesCommand())
	return TableNames.filter((name) => name.startsWith('BTG-rehearse'))
}

/** The test has no time limit for three deployments and a journey: what hangs is stopped. */
const asLongAsItTakes = { timeout: 0 }

test(
	'a rehearsal on the emulator goes as it should, says what it couldn’t look at, and leaves nothing',
	asLongAsItTakes,
	async () => {
		const { exit, output } = await toItsEnd('infra/lab/rehearse.ts', '--built', built)
		expect([exit, output]).toEqual([0, expect.stringContaining('The rehearsal went as it should.')])
		expect(output).toMatch(/as it says +API Gateway's own API/)
		expect(output).toMatch(/only on AWS +WAF's metrics .*: an emulator has no firewall/)
		expect(output).toMatch(/by hand +SES's own form of a mail/)
		expect(await tables()).toEqual([])
	},
)

test('a rehearsal that fails half-way leaves nothing either', asLongAsItTakes, async () => {
	const { exit, output } = await toItsEnd('infra/lab/rehearse.ts', '--built', 'nowhere')
	expect([exit, output]).toEqual([1, expect.stringContaining('The deployment failed')])
	expect(output).toContain('✅  BTG-rehearse-App')
	expect(output).toContain('✓ Deleting everything')
	expect(await tables()).toEqual([])
})
