import { expect, test } from 'vitest'
import { counter, listeners } from './listeners.ts'

test('each listener is told until it stops', () => {
	const { on, tell } = listeners<[string]>()
	const heard: string[] = []
	const stop = on((word) => heard.push(`one ${word}`))
	on((word) => heard.push(`other ${word}`))
	tell('early')
	stop()
	tell('late')
	expect(heard).toEqual(['one early', 'other early', 'other late'])
})

test('a listener that stops another keeps nobody else from hearing', () => {
	const { on, tell } = listeners()
	const heard: string[] = []
	const stopBoth = () => {
		stop()
		stopSecond()
	}
	const stop = on(stopBoth)
	const stopSecond = on(() => heard.push('second'))
	on(() => heard.push('third'))
	tell()
	expect(heard).toEqual(['third'])
})

test('what waits is counted before the notice hears of it', () => {
	const { onChange, many, count } = counter()
	const seen: number[] = []
	onChange(() => seen.push(many()))
	for (const by of [1, 1, -1] as const) count(by)
	expect(seen).toEqual([1, 2, 1])
})
