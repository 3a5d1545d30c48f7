import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cookieIsNew, isSignedOutHere, owe, owedSignOuts, settle } from './owed.ts'

const now = Date.UTC(2026, 10, 22, 19)
const day = 24 * 3_600_000

/** A browser that keeps what it's told to, unless it's full. */
function browser(kept = new Map<string, string>(), full = false) {
	const localStorage = {
		getItem: (name: string) => kept.get(name) ?? null,
		setItem: (name: string, text: string) => {
			if (full) throw new Error('QuotaExceededError')
			kept.set(name, text)
		},
		removeItem: (name: string) => kept.delete(name),
	}
	vi.stubGlobal('window', { localStorage })
	return kept
}

let kept = browser()
beforeEach(() => {
	kept = browser()
})
afterEach(() => {
	for (const { session } of owedSignOuts(now)) settle(session, now)
	vi.unstubAllGlobals()
})

const owedSessions = (at = now) => owedSignOuts(at).map(({ session }) => session)

test('a sign-out that the server hasn’t heard of is kept over a reload, and gone once it has', () => {
	owe('ada.1', now)
	browser(kept)
	expect([owedSessions(), isSignedOutHere(now)]).toEqual([['ada.1'], true])
	settle('ada.1', now)
	expect([owedSessions(), isSignedOutHere(now), kept.size]).toEqual([[], false, 0])
})

test('if another person signed in meanwhile, both sign-outs are still sent', () => {
	owe('ada.1', now)
	cookieIsNew(now)
	expect([owedSessions(), isSignedOutHere(now)]).toEqual([['ada.1'], false])
	owe('bo.2', now)
	expect([owedSessions(), isSignedOutHere(now)]).toEqual([['ada.1', 'bo.2'], true])
	settle('ada.1', now)
	expect([owedSessions(), isSignedOutHere(now)]).toEqual([['bo.2'], true])
})

test('after a day the session has ended by itself, so nothing is owed', () => {
	owe('ada.1', now)
	expect(owedSessions(now + day - 1)).toEqual(['ada.1'])
	expect([owedSessions(now + day), isSignedOutHere(now + day)]).toEqual([[], false])
})

test('a browser that keeps nothing remembers it in this tab', () => {
	browser(new Map(), true)
	owe('ada.1', now)
	expect([owedSessions(), isSignedOutHere(now)]).toEqual([['ada.1'], true])
	settle('ada.1', now)
	expect(owedSessions()).toEqual([])
})

test.each(['', 'x', '{}', 'null', '[1,null,"x",{"session":"a"}]'])('%j in the storage counts as nothing', (text) => {
	browser(new Map([['sign-outs', text]]))
	expect([owedSessions(), isSignedOutHere(now)]).toEqual([[], false])
})
