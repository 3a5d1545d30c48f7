import { expect, test } from 'vitest'
import { listeners } from './listeners.ts'

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
