import { beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '#functions/platform/refusal.ts'
import { fakeAws } from '#infra/testing/fake-aws.ts'
import type { OnConflict } from './write.ts'

// The modules below read their settings as they load, so this file loads fresh copies of them.
vi.hoisted(() => void vi.resetModules())

/** A table that answers like DynamoDB under load, because no emulator does. */
const answers: { status: number; body: Record<string, unknown> }[] = []
const asked: string[] = []

await fakeAws((request, response) => {
	asked.push(String(request.headers['x-amz-target']).split('.')[1] ?? '')
	request.resume().on('end', () => {
		const { status, body } = answers.shift() ?? { status: 200, body: {} }
		response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body))
	})
})
const { updateItem } = await import('./table.ts')
const { ConditionFailed, isBusy, put, remove, retried, transact } = await import('./write.ts')

beforeEach(() => {
	answers.length = 0
	asked.length = 0
})

const refusedBy = (name: string, more = {}) => ({
	status: 400,
	body: { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'No', ...more },
})
const cancelled = (...codes: string[]) =>
	refusedBy('TransactionCanceledException', { CancellationReasons: codes.map((Code) => ({ Code })) })
const key = { pk: 'A', sk: 'A' }
const change = [key, { set: { a: undefined } }, { pk: 'exists' }] as const
const writes = [remove(key), put(key)]

test('a change waits while a transaction has the item', async () => {
	answers.push(refusedBy('TransactionConflictException'), refusedBy('TransactionConflictException'))
	answers.push({ status: 200, body: { Attributes: { a: { S: 'x' } } } })
	expect(await updateItem(...change)).toEqual({ a: 'x' })
	expect(asked).toHaveLength(3)
})

test('a change that always conflicts with a transaction fails in the end, and any other error fails at once', async () => {
	answers.push(...Array(8).fill(refusedBy('TransactionConflictException')))
	const busy = await updateItem(...change).catch((thrown: unknown) => thrown)
	expect([isBusy(busy), asked.length]).toEqual([true, 8])
	answers.push(refusedBy('ValidationException'))
	const wrong = await updateItem(...change).catch((thrown: unknown) => thrown)
	expect([isBusy(wrong), asked.length]).toEqual([false, 9])
})

test('a condition that does not hold is not an error of an update', async () => {
	answers.push(refusedBy('ConditionalCheckFailedException'))
	expect(await updateItem(...change)).toBeUndefined()
	expect(asked).toHaveLength(1)
})

test('a transaction waits for another and goes through', async () => {
	answers.push(cancelled('None', 'TransactionConflict'), { status: 200, body: {} })
	await transact(writes)
	expect(asked).toHaveLength(2)
})

test('a transaction whose items get too many writes at once waits too', async () => {
	answers.push(cancelled('ThrottlingError', 'None'), cancelled('None', 'ProvisionedThroughputExceeded'))
	await transact(writes)
	expect(asked).toHaveLength(3)
	answers.push(...Array(8).fill(cancelled('TransactionConflict', 'None')))
	const busy = await transact(writes).catch((thrown: unknown) => thrown)
	expect([isBusy(busy), asked.length]).toEqual([true, 11])
})

const guarded = (onConflict: OnConflict) => remove(key, { where: { pk: 'exists' }, onConflict })
const failing = (...onConflicts: OnConflict[]) => {
	answers.push(cancelled('None', ...onConflicts.map(() => 'ConditionalCheckFailed')))
	return transact([remove(key), ...onConflicts.map(guarded)]).catch((thrown: unknown) => thrown)
}

test('a failed condition carries its meaning, and a refusal comes before a retry and a defect', async () => {
	const refusal = new Refusal('conflict', 'A colleague was faster.')
	expect(await failing('defect', 'retry', refusal)).toMatchObject({ onConflict: refusal })
	expect(await failing('defect', 'retry')).toMatchObject({ onConflict: 'retry' })
	expect(await failing('defect')).toMatchObject({ onConflict: 'defect' })
	answers.push(refusedBy('ConditionalCheckFailedException'))
	const alone = await transact([guarded(refusal)]).catch((thrown: unknown) => thrown)
	expect(alone).toBeInstanceOf(ConditionFailed)
	expect(alone).toMatchObject({ onConflict: refusal })
	expect(asked.at(-1)).toBe('DeleteItem')
})

test('a conflicting change is retried a limited number of times', async () => {
	let attempts = 0
	const attempt = (until: number) => async () => {
		attempts++
		if (attempts < until) throw new ConditionFailed('retry')
		return attempts
	}
	expect(await retried(attempt(3))).toBe(3)
	attempts = 0
	const busy = await retried(attempt(9), 5).catch((thrown: unknown) => thrown)
	expect([busy instanceof ConditionFailed, isBusy(busy), attempts]).toEqual([true, true, 5])
	const defect = vi.fn(() => Promise.reject(new ConditionFailed('defect')))
	await expect(retried(defect)).rejects.toBeInstanceOf(ConditionFailed)
	expect(defect).toHaveBeenCalledTimes(1)
	expect(isBusy(new ConditionFailed('defect'))).toBe(false)
})
