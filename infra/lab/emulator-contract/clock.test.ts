import { expect, test } from 'vitest'
import { eventually, said } from './asked.ts'

test('a rule of one minute fires within about a minute', async () => {
	const fired = await eventually(async () => (await said('clock', 'clock'))[0], 75)
	expect(fired).toEqual({ clock: 'aws.events' })
})
