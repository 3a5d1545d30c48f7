import { expect, test } from 'vitest'
import { AccountDraft, type Carrier, type SaveAnswer } from './accountDraft.ts'
import { type Draft, newDraft } from './draft.ts'

const typed = (city: string): Draft => {
	const { draft } = newDraft({ city })
	return draft
}

/** A server whose next answers are told, with what it was sent. */
function server(...answers: (() => SaveAnswer)[]) {
	const sent: { version: unknown; city: unknown }[] = []
	const carrier: Carrier = {
		id: 'this-tab',
		save: async ({ version, draft }) => {
			sent.push({ version, city: typeof draft === 'object' ? draft.answers.city : undefined })
			return answers.shift()?.() ?? { name: 'none' }
		},
	}
	return { carrier, sent }
}

const saved = (version: number) => (): SaveAnswer => ({ name: 'saved', version })
const kept = (version: number) => ({ draft: typed('Elsewhere'), version, savedAt: '' })

test('what is typed while a saving is on its way is saved after it, over the new version', async () => {
	const { carrier, sent } = server(saved(4), saved(5))
	const account = new AccountDraft(carrier, 3)
	account.change(typed('Mossy Brook'))
	const flushed = account.flush()
	account.change(typed('Fernwood'))
	await flushed
	expect(sent).toEqual([
		{ version: 3, city: 'Mossy Brook' },
		{ version: 4, city: 'Fernwood' },
	])
	expect(account.state()).toBe('saved')
})

test('without an answer it stays unsaved and is saved later', async () => {
	const { carrier, sent } = server(() => ({ name: 'none' }), saved(1))
	const account = new AccountDraft(carrier, 0)
	account.change(typed('Mossy Brook'))
	await account.flush()
	expect(account.state()).toBe('unsaved')
	await account.flush()
	expect(account.state()).toBe('saved')
	expect(sent).toHaveLength(2)
})

test('a saving whose answer got lost is no conflict with another device', async () => {
	const { carrier, sent } = server(
		() => ({ name: 'none' }),
		() => ({ name: 'conflict', savedBy: 'this-tab', kept: kept(1) }),
		saved(2),
	)
	const account = new AccountDraft(carrier, 0)
	account.change(typed('Mossy Brook'))
	await account.flush()
	await account.flush()
	expect(account.state()).toBe('saved')
	expect(sent.map(({ version }) => version)).toEqual([0, 0, 1])
})

test('what another device saved is overwritten only after the person chose so', async () => {
	const { carrier, sent } = server(() => ({ name: 'conflict', savedBy: 'theirs', kept: kept(7) }), saved(8))
	const account = new AccountDraft(carrier, 3)
	account.change(typed('Mossy Brook'))
	await account.flush()
	account.change(typed('Fernwood'))
	await account.flush()
	expect(account.state()).toBe('elsewhere')
	expect(sent).toHaveLength(1)
	await account.keepThis()
	expect(sent.at(-1)).toEqual({ version: 7, city: 'Fernwood' })
	expect(account.state()).toBe('saved')
})

test('a draft that was sent elsewhere is begun anew only if the person wants so', async () => {
	const { carrier, sent } = server(
		() => ({ name: 'conflict', savedBy: undefined, kept: undefined }),
		saved(1),
	)
	const account = new AccountDraft(carrier, 3)
	account.change(typed('Mossy Brook'))
	await account.flush()
	expect(account.elsewhere()).toEqual({ kept: undefined })
	await account.keepThis()
	expect(sent.at(-1)?.version).toBe(0)
})
