import { expect, test } from 'vitest'
import type { ApplicationInput } from '#shared/applications/schema.ts'
import { fileSentences } from '#shared/files/rules.ts'
import type { Upload } from '#web/lib/uploads/queue.ts'
import { newDraft, reopened, savedFiles, takeAlong } from './draft.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
const known = { firstName: 'Ada', email: 'ada@example.org', affiliateID: '' }

test('what a guest typed becomes the account’s, with what is known of them where they typed nothing', () => {
	const typed = newDraft({ firstName: 'Adelaide', city: 'Mossy Brook', affiliateID: 'A1' }).draft
	const taken = takeAlong(typed, known, now)
	expect(taken).toMatchObject({
		origin: 'guest',
		version: 0,
		doubtful: false,
		draft: {
			key: typed.key,
			answers: { firstName: 'Adelaide', email: 'ada@example.org', city: 'Mossy Brook', affiliateID: 'A1' },
		},
	})
})

test('what a guest has sent without an answer isn’t sent again in the account by itself', () => {
	const { draft } = newDraft({ city: 'Mossy Brook' })
	const sent = { ...draft, unanswered: [{ city: 'Mossy Brook' } as ApplicationInput], sentAt: now - 1000 }
	const taken = takeAlong(sent, known, now)
	expect(taken).toMatchObject({ doubtful: true, draft: { unanswered: [], answers: { city: 'Mossy Brook' } } })
	expect(taken.draft.sentAt).toBeUndefined()
	expect(taken.draft.key).not.toBe(sent.key)
})

test('a file that a reload lost is named after the next one too; what was refused was told, and is not kept', () => {
	const uploads: Upload[] = [
		{ key: 'a', name: 'page-1.png', size: 7, sent: 7, state: 'done', id: 'f1', doneAt: now },
		{ key: 'b', name: 'page-2.png', size: 7, sent: 3, state: 'sending' },
		{ key: 'c', name: 'a.exe', size: 7, sent: 0, state: 'refused', problem: fileSentences.type },
	]
	const once = reopened(savedFiles(uploads), now)
	expect(once.map(({ name, problem }) => [name, problem])).toEqual([
		['page-1.png', undefined],
		['page-2.png', fileSentences.lost],
	])
	expect(reopened(savedFiles(once), now)).toEqual(once)
})
