import type { DynamoDBRecord } from 'aws-lambda'
import * as z from 'zod'
import type { ItemKey } from './table.ts'

/** The key of the item that a record of the table's stream is about. */
export function keyOf({ dynamodb }: DynamoDBRecord): ItemKey | undefined {
	const { pk, sk } = dynamodb?.Keys ?? {}
	return pk?.S && sk?.S ? { pk: pk.S, sk: sk.S } : undefined
}

const Expiry = z.object({ principalId: z.literal('dynamodb.amazonaws.com') })

/** DynamoDB deletes an item itself when its time to live ends. */
export const isExpiry = ({ userIdentity }: DynamoDBRecord) => Expiry.safeParse(userIdentity).success
