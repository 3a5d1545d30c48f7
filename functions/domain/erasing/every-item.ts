import { paginateScan } from '@aws-sdk/lib-dynamodb'
import { client, TableName } from '#functions/platform/store/table.ts'
import { Stored } from './stored.ts'

/** Scans the table, because no key leads to some items of a person. Only the function that erases may do this. */
export async function* everyItem(): AsyncGenerator<Stored> {
	for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true }))
		for (const item of Items) yield Stored.parse(item)
}
