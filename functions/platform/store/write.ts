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
import { client, type Item, type ItemKey, TableName, whenFree } from './table.ts'

/**
 * What a condition that does not hold means: what the person is told (a function reads the facts first), that the
 * caller reads again and tries once more, or that our own code is wrong.
 */
export type OnConflict = Refusal | (() => Refusal | Promise<Refusal>) | 'retry' | 'defect'

/** A condition never comes without its meaning, so that no failure has to be recognized by its position. */
export interface Guard {
	where: Where | Where[]
	onConflict: OnConflict
}

type Operation = Expression & { Item?: Item; Key?: ItemKey; UpdateExpression?: string }

/** One write of a transaction; `put`, `update` and `remove` make one. */
export interface Write {
	operation: 'Put' | 'Update' | 'Delete'
	input: Operation
	onConflict: OnConflict
}

export const put = (Item: Item, guard?: Guard): Write => ({
	operation: 'Put',
	input: { Item, ...whereExpression(guard?.where) },
	onConflict: guard?.onConflict ?? 'defect',
})

export const update = (Key: ItemKey, changes: Changes, guard?: Guard): Write => ({
	operation: 'Update',
	input: { Key, ...updateExpression(changes, guard?.where) },
	onConflict: guard?.onConflict ?? 'defect',
})

export const remove = (Key: ItemKey, guard?: Guard): Write => ({
	operation: 'Delete',
	input: { Key, ...whereExpression(guard?.where) },
	onConflict: guard?.onConflict ?? 'defect',
})

/** The guard of an item under an id that was just made: it can't exist unless our code is wrong. */
export const isNew: Guard = { where: { pk: 'absent' }, onConflict: 'defect' }

/** At least one condition of a transaction did not hold, and nothing was written. */
export class ConditionFailed extends Error {
	readonly onConflict: OnConflict

	constructor(onConflict: OnConflict) {
		super('A condition of the write did not hold')
		this.onConflict = onConflict
	}
}

/** All of it or none of it. One write alone needs no transaction, which would cost twice as much. */
export async function transact(writes: Write[]) {
	const [first, ...more] = writes
	if (!first) return
	const alone = more.length === 0 ? singleCommand(first) : undefined
	await whenFree(async () => {
		try {
			await (alone?.() ??
				client.send(new TransactWriteCommand({ TransactItems: writes.map(asTransactItem) })))
		} catch (error) {
			throw conditionFailed(error, writes) ?? error
		}
	})
}

function singleCommand({ operation, input: { Item, Key, ...expression } }: Write) {
	if (operation === 'Put') return () => client.send(new PutCommand({ TableName, Item, ...expression }))
	if (operation === 'Update') return () => client.send(new UpdateCommand({ TableName, Key, ...expression }))
	return () => client.send(new DeleteCommand({ TableName, Key, ...expression }))
}

const asTransactItem = ({ operation, input }: Write) =>
	({ [operation]: { TableName, ...input } }) as TransactItem

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

function conditionFailed(error: unknown, writes: Write[]) {
	if (error instanceof ConditionalCheckFailedException)
		return new ConditionFailed(writes[0]?.onConflict ?? 'defect')
	if (!(error instanceof TransactionCanceledException)) return undefined
	const reasons = error.CancellationReasons ?? []
	const failed = writes.filter((_, at) => reasons[at]?.Code === 'ConditionalCheckFailed')
	return failed.length > 0 ? new ConditionFailed(gravest(failed.map((write) => write.onConflict))) : undefined
}

/** A person can do something about a refusal, and a retry about a colleague; a defect is what remains. */
const gravest = (meanings: OnConflict[]): OnConflict =>
	meanings.find((meaning) => typeof meaning !== 'string') ?? (meanings.includes('retry') ? 'retry' : 'defect')

/** Runs `attempt` again while a colleague's change comes in between; each attempt reads anew what it changes. */
export async function retried<Result>(attempt: () => Promise<Result>, attempts = 20): Promise<Result> {
	for (let left = attempts; ; left--) {
		try {
			return await attempt()
		} catch (error) {
			const mayRetry = error instanceof ConditionFailed && error.onConflict === 'retry'
			if (!mayRetry || left <= 1) throw error
		}
	}
}
