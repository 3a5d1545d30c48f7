import { type DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb'

const ofMoment = /-at-\d{8}T\d{6}Z$/
const withoutMoment = (table: string) => table.replace(ofMoment, '')

/** A restore makes another table, with the moment in its name. */
export const restoredName = (table: string, moment: Date) =>
	`${withoutMoment(table)}-at-${moment.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

/** The tables that a restore made or left, and that aren't in use. People who are erased later stay in them. */
export async function formerTables(inUse: string, client: DynamoDBClient) {
	const found: string[] = []
	for await (const { TableNames = [] } of paginateListTables({ client }, {})) found.push(...TableNames)
	return found.filter((name) => name !== inUse && withoutMoment(name) === withoutMoment(inUse))
}
