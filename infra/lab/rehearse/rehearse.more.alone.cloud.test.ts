import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { runCommand } from '#infra/testing/command.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { clientSettings } from '#infra/tools/credentials.ts'
import { built } from '#infra/tools/deploy/deploy.cloud.test.data.ts'

const client = new DynamoDBClient(clientSettings(cloud.endpoint))

async function tables() {
	const { TableNames = [] } = await client.send(new ListTablesCommand())
	return TableNames.filter((name) => name.startsWith('BTG-rehearse'))
}

const rehearse = (site: string) => runCommand({ name: 'rehearse', args: ['--built', site] })

/** The test has no time limit for three deployments and a journey: what hangs is stopped. */
const asLongAsItTakes = { timeout: 0 }

test('a rehearsal on the emulator goes as it should and leaves nothing', asLongAsItTakes, async () => {
	const { exit, said } = await rehearse(built)
	expect([exit, said]).toEqual([0, expect.stringContaining('The rehearsal went as it should.')])
	expect(await tables()).toEqual([])
})

test('a rehearsal that fails half-way leaves nothing either', asLongAsItTakes, async () => {
	const { exit, said } = await rehearse('nowhere')
	expect([exit, said]).toEqual([1, expect.stringContaining('The deployment failed')])
	expect(said).toContain('✅  BTG-rehearse-App')
	expect(said).toContain('✓ Deleting everything')
	expect(await tables()).toEqual([])
})
