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

export interface QueuedMail {
	to: string
	state: string
	queuedAt: string
	notBefore?: number
}

/** The outbox's items for these addresses, also those of mails that were sent, wait or are never sent. */
export const queuedTo = async (...addresses: string[]): Promise<QueuedMail[]> =>
	[...(await wholeTable())]
		.flatMap(([key, item]) => (key.startsWith('MAIL#') ? [JSON.parse(item)] : []))
		.filter(({ to }) => addresses.includes(to))

/** A refused request still counts attempts and records wrong passwords, locks and denials. */
const recordsRefusal = (key: string) =>
	key.startsWith('THROTTLE#') || /^AUDIT#.* \((wrong|locked|denied)\)$/.test(key)

/** The table without what changes on its own or by a refused request: attempts, last use of a session, state of mails. */
export async function whatWasWritten() {
	// What became of a mail is written when the mail is sent, however long that takes.
	const items = [...(await wholeTable())].filter(
		([key]) => !recordsRefusal(key) && !key.startsWith('OUTCOME#'),
	)
	return items.map(([key, item]) =>
		key.startsWith('MAIL#') ? key : `${key} ${item.replace(/"seen":\d+/, '"seen"')}`,
	)
}
