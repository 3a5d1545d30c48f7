import { expect, test } from 'vitest'
import { headersFor } from './publish.ts'

test('browsers keep a file with a hash in its name for a year, and ask for pages again each time', () => {
	expect(headersFor('assets/index-B1f4.js')).toEqual({
		ContentType: 'text/javascript; charset=utf-8',
		CacheControl: 'public, max-age=31536000, immutable',
	})
	expect(headersFor('index.html').CacheControl).toBe('no-cache')
	expect(headersFor('events/desk-worker.js').CacheControl).toBe('no-cache')
	expect(headersFor('favicon.svg').CacheControl).toBe('public, max-age=3600')
})

test('a file of an unknown kind stops the publishing instead of being served as a download', () => {
	expect(() => headersFor('notes.docx')).toThrow(/notes\.docx/)
})
