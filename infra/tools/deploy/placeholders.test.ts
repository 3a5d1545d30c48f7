import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { placeholdersLeft } from './placeholders.ts'

test('every placeholder is named with its file, and only placeholders', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'content-'))
	const write = (file: string, text: string) => writeFile(join(folder, file), text)
	await write(
		'a.ts',
		"/** Words in [brackets] are placeholders. */\nexport const a = ['[Name of the president]', 'office@example.org']",
	)
	await write('b.ts', "export const b = ['(555) 555-0100', 'kept for [number] years', tiers[index]]")
	await write('c.ts', "export const c = ['Ask us at help@bridge.org', team[0]]")
	await write('ready-texts.ts', "export const texts = ['[name of the company]']")
	expect(await placeholdersLeft(folder)).toEqual([
		'a.ts: [Name of the president]',
		'a.ts: office@example.org',
		'b.ts: (555) 555-0100',
		'b.ts: [number]',
		'contact.ts: office@example.org',
		'contact.ts: (555) 555-0100',
	])
	await rm(folder, { recursive: true })
})

test('the words that we ship are placeholders in many places', async () => {
	expect(await placeholdersLeft()).toEqual(
		expect.arrayContaining(['contact.ts: office@example.org', 'privacy.ts: [Month day, year]']),
	)
})
