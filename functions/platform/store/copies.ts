import { type DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'

/** A restore makes a second table, with the moment in its name. People who are erased later stay in that copy. */
export const copyName = (table: string, moment: Date) =>
	`${table}-at-${moment.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

/** The copies of the table that nobody has deleted yet. Their names come right after its own. */
export async function copiesOf(table: string, client: DynamoDBClient) {
	const { TableNames = [] } = await client.send(new ListTablesCommand({ ExclusiveStartTableName: table }))
	return TableNames.filter((name) => name.startsWith(`${table}-at-`))
}
