import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import type { WaitingSignIn } from '#web/lib/desk/waitingSignIns.ts'
import { sendWaiting } from './useDesk.ts'

const signIn = (key: string, problem?: string): WaitingSignIn => ({
	key,
	enteredAt: 0,
	eventName: 'Lantern Walk',
	guest: {},
	...(problem && { problem }),
})

/** A device with these sign-ins, and a server that answers each with an error or not at all. */
function device(keys: readonly string[], errors: Readonly<Record<string, ApiError>> = {}) {
	let kept = keys.map((key) => signIn(key))
	const sent: string[] = []
	const ways = {
		waiting: async () => kept,
		send: async ({ key }: WaitingSignIn) => {
			sent.push(key)
			const error = errors[key]
			if (error) throw error
		},
		drop: async ({ key }: WaitingSignIn) => {
			kept = kept.filter((one) => one.key !== key)
		},
		refuse: async ({ key }: WaitingSignIn, problem: string) => {
			kept = kept.map((one) => (one.key === key ? signIn(key, problem) : one))
		},
	}
	return { ways, sent, kept: () => kept }
}

test('each waiting sign-in is sent once, and removed afterwards', async () => {
	const { ways, sent, kept } = device(['a', 'b'])
	expect(await sendWaiting(ways)).toBeUndefined()
	await sendWaiting(ways)
	expect(sent).toEqual(['a', 'b'])
	expect(kept()).toEqual([])
})

test.each(['offline', 'failed', 'busy', 'signed-out', 'forbidden', 'too-many'] as const)(
	'%s stops the sending, and the rest waits',
	async (code) => {
		const error = new ApiError(code, 'Not now.')
		const { ways, sent, kept } = device(['a', 'b', 'c'], { b: error })
		expect(await sendWaiting(ways)).toBe(error)
		expect(sent).toEqual(['a', 'b'])
		expect(kept()).toEqual([signIn('b'), signIn('c')])
	},
)

test.each(['invalid', 'not-found', 'conflict', 'other-body', 'too-large'] as const)(
	'one that the server refuses (%s) keeps its reason, is not sent again, and holds up nobody',
	async (code) => {
		const { ways, sent, kept } = device(['a', 'b'], { a: new ApiError(code, 'Check the birthday.') })
		expect(await sendWaiting(ways)).toBeUndefined()
		await sendWaiting(ways)
		expect(sent).toEqual(['a', 'b'])
		expect(kept()).toEqual([signIn('a', 'Check the birthday.')])
	},
)

test('a sign-in that was removed while another was sent isn’t sent', async () => {
	const { ways, sent } = device(['a', 'b'])
	const send = ways.send
	await sendWaiting({
		...ways,
		send: async (one) => {
			await ways.drop(signIn('b'))
			await send(one)
		},
	})
	expect(sent).toEqual(['a'])
})
