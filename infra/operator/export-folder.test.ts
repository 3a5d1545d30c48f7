import { expect, test } from 'vitest'
import { folderOn } from './export-folder.ts'

test.each([
	['2026-11-20T23:30:00Z', 'person-2026-11-20'],
	['2026-11-21T02:30:00Z', 'person-2026-11-20'],
	['2026-11-21T12:00:00Z', 'person-2026-11-21'],
])('at %s the folder is %s', (moment, name) => {
	expect(folderOn(new Date(moment))).toBe(name)
})
