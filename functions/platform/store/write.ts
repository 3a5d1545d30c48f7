import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
	DeleteCommand,
	PutCommand,
	TransactWriteCommand,
	type TransactWriteCommandInput,
	UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import type { Refusal } from '../refusal.ts'
import { type Changes, type Expression, updateExpression, type Where, whereExpression } from './expression.ts'
import { client, type Item, type ItemKey, isTaken, retryWhileTaken, TableName } from './table.ts'

/**
 * Applies if a write's condition doesn't hold. A refusal is sent to the person (a function can read the current state
 * first), 'retry' makes the caller read again and repeat the change, and 'defect' means that our code is wrong.
 */
export type OnConflict = Refusal | (() => Refusal | Promise<Refusal>) | 'retry' | 'defect'

/** Each condition carries its own meaning, so that nothing has to be inferred from its position in a transaction. */
export interface Guard {
	where: Where | Where[]
	onConflict: OnConflict
}

type Operation = Expression & { Item?: Item; Key?: ItemKey; UpdateExpression?: string }

/** What an action wrote: an item and its version. One without a version stays as it is until it's removed. */
export interface Receipt extends ItemKey {
	version?: number | undefined
	/** The thing was removed. */
	removed?: boolean | undefined
}

/** One write of a transaction; `put`, `update` and `remove` make one. */
export interface Write {
	operation: 'Put' | 'Update' | 'Delete'
	input: Operation
	onConflict: OnConflict
	/**
	 * Tells later whether the thing has changed since. Only writes of things with a version have it, and `lasting` ones.
	 */
	receipt?: Receipt
}

export const put = (Item: Item, guard?: Guard): Write => ({
	operation: 'Put',
	input: { Item, ...whereExpression(guard?.where) },
	onConflict: guard?.onConflict ?? 'defect',
	...receiptOf(Item, Item.version),
})

/** For an item without a version that nobody changes, such as a note or a file. */
export function lasting(item: Item): Write {
	const { pk, sk } = item
	return { ...put(item), receipt: { pk, sk } }
}

export const update = (Key: ItemKey, changes: Changes, guard?: Guard): Write => ({
	operation: 'Update',
	input: { Key, ...updateExpression(changes, guard?.where) },
	onConflict: guard?.onConflict ?? 'defect',
	...receiptOf(Key, changes.set?.version ?? versionAfter(changes, guard?.where)),
})

const receiptOf = ({ pk, sk }: ItemKey, version: unknown) =>
	typeof version === 'number' ? { receipt: { pk, sk, version } } : undefined

/** An update under a version leaves that version, or what it adds to it. */
function versionAfter({ increase }: Changes, where: Where | Where[] | undefined) {
	const before = versionIn(where)
	return typeof before === 'number' ? before + (increase?.version ?? 0) : before
}

function versionIn(where: Where | Where[] | undefined) {
	const test = where && !Array.isArray(where) ? where.version : undefined
	return typeof test === 'object' && 'is' in test ? test.is : undefined
}

export const remove = (Key: ItemKey, guard?: Guard): Write => ({
	operation: 'Delete',
	input: { Key, ...whereExpression(guard?.where) },
	onConflict: guard?.onConflict ?? 'defect',
	...(versionIn(guard?.where) !== undefined && { receipt: { pk: Key.pk, sk: Key.sk, removed: true } }),
})

/** Guards an item under an id that was just made. It can't exist unless our code is wrong. */
export const isNew: Guard = { where: { pk: 'absent' }, onConflict: 'defect' }

/** At least one condition of a transaction did not hold, and nothing was written. */
export class ConditionFailed extends Error {
	readonly onConflict: OnConflict

	constructor(onConflict: OnConflict) {
		super('A condition of the write did not hold')
		this.onConflict = onConflict
	}
}

/** True if others changed the same thing during all attempts. Nothing was written, and a later request can succeed. */
export const isBusy = (error: unknown) =>
	error instanceof ConditionFailed ? error.onConflict === 'retry' : isTaken(error)

/**
 * Writes all or nothing. A single write doesn't use a transaction, because that would cost twice as much. An item that has
 * to be new does: the SDK repeats a call whose answer got lost, and a plain write would then be refused because of itself.
 */
export async function transact(writes: Write[]) {
	const [first, ...more] = writes.map(asTransactItem)
	if (!first) return
	await retryWhileTaken(async () => {
		try {
			await (more.length === 0 && !first.Put?.ConditionExpression
				? sendAlone(first)
				: client.send(new TransactWriteCommand({ TransactItems: [first, ...more] })))
		} catch (error) {
			throw conditionFailed(error, writes) ?? error
		}
	})
}

/** Writes all or nothing. Returns false if a condition did not hold, where that means that nothing is left to do. */
export async function tryTransact(writes: Write[]) {
	try {
		await transact(writes)
		return true
	} catch (error) {
		if (error instanceof ConditionFailed) return false
		throw error
	}
}

type TransactWriteItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

function asTransactItem({ operation, input }: Write): TransactWriteItem {
	const { Item, Key, UpdateExpression, ...condition } = input
	if (operation === 'Put') return { Put: { TableName, Item, ...condition } }
	const change = { TableName, Key, ...condition }
	return operation === 'Update' ? { Update: { ...change, UpdateExpression } } : { Delete: change }
}

async function sendAlone({ Put, Update, Delete }: TransactWriteItem) {
	if (Put) await client.send(new PutCommand(Put))
	if (Update) await client.send(new UpdateCommand(Update))
	if (Delete) await client.send(new DeleteCommand(Delete))
}

function conditionFailed(error: unknown, writes: Write[]) {
	if (error instanceof ConditionalCheckFailedException) return new ConditionFailed(writes[0]?.onConflict ?? 'defect')
	if (!(error instanceof TransactionCanceledException)) return undefined
	const reasons = error.CancellationReasons ?? []
	const failed = writes.filter((_, at) => reasons[at]?.Code === 'ConditionalCheckFailed')
	return failed.length > 0 ? new ConditionFailed(gravest(failed.map((write) => write.onConflict))) : undefined
}

/** If several conditions fail, a refusal comes first because a person can act on it, then a retry, then a defect. */
const gravest = (meanings: OnConflict[]): OnConflict =>
	meanings.find((meaning) => typeof meaning !== 'string') ?? (meanings.includes('retry') ? 'retry' : 'defect')

/**
 * Runs `attempt` again as long as another request's change conflicts with it. Each attempt must read its data anew; only
 * the first may use what the request brought.
 */
export async function retried<Result>(attempt: (isFirst: boolean) => Promise<Result>, attempts = 20): Promise<Result> {
	for (let left = attempts; ; left--) {
		try {
			return await attempt(left === attempts)
		} catch (error) {
			const mayRetry = error instanceof ConditionFailed && error.onConflict === 'retry'
			if (!mayRetry || left <= 1) throw error
		}
	}
}
