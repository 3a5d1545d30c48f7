import { expect, test, vi } from 'vitest'
import { keyFrom, lock, unlock } from './lock.ts'

// Each key takes 600,000 rounds, which is long on a machine that does something else besides.
vi.setConfig({ testTimeout: 120_000 })

const text = 'José’s rent 🏠 '.repeat(2000)

test('what is locked opens with the same secret alone, and not if it was changed', async () => {
	const locked = await lock(await keyFrom('1990-04-23'), text)
	expect(atob(locked.data)).not.toContain('rent')
	expect(await unlock(await keyFrom('1990-04-23', locked.salt), locked)).toBe(text)
	expect(await unlock(await keyFrom('1990-04-24', locked.salt), locked)).toBeUndefined()
	const changed = { ...locked, data: `AAAA${locked.data.slice(4)}` }
	expect(await unlock(await keyFrom('1990-04-23', locked.salt), changed)).toBeUndefined()
})

test('the same text is locked differently each time', async () => {
	const key = await keyFrom('1990-04-23')
	const [one, other] = [await lock(key, text), await lock(key, text)]
	expect(one.data).not.toBe(other.data)
})
