import { DescribeTableCommand, DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { copyName } from '#functions/platform/store/copies.ts'
import { refuseUnknownMoment } from './restored-table.ts'

const earliest = new Date('2026-10-20T09:00:00Z')
const latest = new Date('2026-11-24T09:00:00Z')

/** AWS remembers 35 days of the table, and these copies of it are there. */
function aws(...copies: string[]) {
	const client = new DynamoDBClient({ region: 'us-east-1' })
	client.send = async (command: unknown) => {
		if (!(command instanceof DescribeTableCommand))
			return {
				ContinuousBackupsDescription: {
					PointInTimeRecoveryDescription: { EarliestRestorableDateTime: earliest, LatestRestorableDateTime: latest },
				},
			}
		if (copies.includes(command.input.TableName ?? '')) return { Table: { TableStatus: 'ACTIVE' } }
		throw new ResourceNotFoundException({ message: 'not found', $metadata: {} })
	}
	return client
}

test('a moment that AWS does not remember is refused, before and after', async () => {
	for (const moment of [new Date(earliest.getTime() - 1000), new Date(latest.getTime() + 1000)])
		await expect(refuseUnknownMoment('table', moment, aws())).rejects.toThrow(
			'Choose a moment between 2026-10-20T09:00:00.000Z and 2026-11-24T09:00:00.000Z',
		)
	for (const moment of [earliest, latest]) await refuseUnknownMoment('table', moment, aws())
})

test('a restore that broke off goes on with its table after AWS has forgotten the moment', async () => {
	const moment = new Date(earliest.getTime() - 1000)
	await refuseUnknownMoment('table', moment, aws(copyName('table', moment)))
})
