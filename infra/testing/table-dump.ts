import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import { admin, cloud } from './test-cloud.ts'

const client = DynamoDBDocumentClient.from(admin.table)

/** Everything the table holds, each item as JSON by its key. */
export async function wholeTable() {
	const items = new Map<string, string>()
	const pages = paginateScan({ client }, { TableName: cloud.outputs.App.TableName, ConsistentRead: true })
	for await (const { Items = [] } of pages) {
		for (const { pk, sk, ...rest } of Items) items.set(`${pk} ${sk}`, JSON.stringify(rest))
	}
	return items
}

/** Attempts are counted, and wrong passwords, locks and denials are in the trail: that is what a refusal leaves. */
const recordsRefusal = (key: string) =>
	key.startsWith('THROTTLE#') || /^AUDIT#.* \((wrong|locked|denied)\)$/.test(key)

/** What requests changed; tries are counted, sessions are noted as seen and mails go their way without anybody's deed. */
export async function whatWasWritten() {
	const items = [...(await wholeTable())].filter(([key]) => !recordsRefusal(key))
	return items.map(([key, item]) =>
		key.startsWith('MAIL#') ? key : `${key} ${item.replace(/"seen":\d+/, '"seen"')}`,
	)
}
