import { expect, test } from 'vitest'
import { apis } from '#shared/api.ts'
import { endpointsOf } from '#shared/endpoint.ts'
import { actionSentences, sentenceOf } from './sentences.ts'

test('everything that changes or opens something has a sentence in the audit trail', () => {
	const paths = endpointsOf(apis)
		.filter(({ method }) => method === 'POST')
		.map(({ path }) => path)
	expect(paths.length).toBeGreaterThan(50)
	expect(paths.filter((path) => actionSentences[path] === undefined)).toEqual([])
})

test('reading a list of people has a sentence in the audit trail', () => {
	const lists = endpointsOf(apis).filter(({ listsPeople }) => listsPeople)
	expect(lists.length).toBeGreaterThan(10)
	const actions = lists.map(({ path }) => `${path} (list)`)
	expect(actions.filter((action) => actionSentences[action] === undefined)).toEqual([])
})

test('whatever an operator does has a sentence', () => {
	const done = ['npm run import-legacy', 'npm run staff', 'npm run person -- erase', 'erased']
	expect(done.filter((action) => actionSentences[action] === undefined)).toEqual([])
})

test('whatever the clock does with an application has a sentence', () => {
	const done = ['asked', 'settled', 'bill waived', 'reminded', 'unreached', 'closed', 'still working']
	expect(done.filter((what) => actionSentences[`follow-up: ${what}`] === undefined)).toEqual([])
})

test('a change of the limit on grants is told with both values', () => {
	const action = '/api/change-application-settings (the limit on grants from $5,000 to $300, at once)'
	expect(sentenceOf(action)).toBe('Changed the limit on grants from $5,000 to $300, at once')
})

test('a failed try is told as one', () => {
	expect(sentenceOf('/api/respond-to-application (key wrong)')).toBe('Typed a wrong employee key')
	expect(sentenceOf('/api/users (denied)')).toBe('Tried to use what they may not use')
	expect(sentenceOf('/api/report')).toBe('Sent a report')
})
