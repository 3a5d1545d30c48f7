import { DynamoDBDocumentClient, paginateQuery, paginateScan } from '@aws-sdk/lib-dynamodb'
import { admin, cloud } from './test-cloud.ts'

const client = DynamoDBDocumentClient.from(admin.table)

export async function allItems() {
	const items: Record<string, unknown>[] = []
	const pages = paginateScan({ client }, { TableName: cloud.outputs.App.TableName, ConsistentRead: true })
	for await (const { Items = [] } of pages) items.push(...Items)
	return items
}

/**
 * Each item is JSON, by its key. The emulator answers nobody else while it reads this much, so who knows the items' `pk`
 * calls `itemsOf`.
 */
export const wholeTable = async () =>
	new Map((await allItems()).map(({ pk, sk, ...rest }) => [`${pk} ${sk}`, JSON.stringify(rest)]))

/** Each item below this `pk` is JSON, by its `sk`. */
export async function itemsOf(pk: string) {
	const items: Record<string, unknown>[] = []
	const query = {
		TableName: cloud.outputs.App.TableName,
		ConsistentRead: true,
		KeyConditionExpression: 'pk = :pk',
		ExpressionAttributeValues: { ':pk': pk },
	}
	for await (const { Items = [] } of paginateQuery({ client }, query)) items.push(...Items)
	return new Map(items.map(({ pk: _, sk, ...rest }) => [String(sk), JSON.stringify(rest)]))
}

/** A refused request still counts attempts and records wrong passwords, locks and denials. */
const recordsRefusal = (key: string) => key.startsWith('THROTTLE#') || /^AUDIT#.* \((wrong|locked|denied)\)$/.test(key)

/**
 * Attempts, the last use of a session and the state of mails are left out, because they change on their own or by a
 * refused request.
 */
export async function whatWasWritten() {
	// A mail's outcome is written when the mail is sent, however long that takes.
	const items = [...(await wholeTable())].filter(([key]) => !recordsRefusal(key) && !key.startsWith('OUTCOME#'))
	return items.map(([key, item]) => (key.startsWith('MAIL#') ? key : `${key} ${item.replace(/"seen":\d+/, '"seen"')}`))
}
