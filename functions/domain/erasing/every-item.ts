import { ScanCommand, type ScanCommandInput } from '@aws-sdk/lib-dynamodb'
import { client, retryWhileTaken, TableName } from '#functions/platform/store/table.ts'
import { Stored } from './stored.ts'

/** Each place where DynamoDB keeps a part of the table sends 12 MB a second at most, so several are read side by side. */
const TotalSegments = 4

/** Scans the table, because no key leads to some items of a person. Only the function that erases may do this. */
export async function* everyItem(): AsyncGenerator<Stored> {
	const pages = new Map(Array.from({ length: TotalSegments }, (_, Segment) => [Segment, readPage({ Segment })]))
	while (pages.size > 0) {
		const { Segment, Items = [], ExclusiveStartKey } = await Promise.race(pages.values())
		for (const item of Items) yield Stored.parse(item)
		if (ExclusiveStartKey) pages.set(Segment, readPage({ Segment, ExclusiveStartKey }))
		else pages.delete(Segment)
	}
}

async function readPage(from: { Segment: number } & Pick<ScanCommandInput, 'ExclusiveStartKey'>) {
	const input = { TableName, ConsistentRead: true, TotalSegments, ...from }
	const { Items, LastEvaluatedKey } = await retryWhileTaken(() => client.send(new ScanCommand(input)))
	return { Segment: from.Segment, Items, ExclusiveStartKey: LastEvaluatedKey }
}
