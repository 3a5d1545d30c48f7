import { expect, test } from 'vitest'
import { accessOfAll } from '#functions/domain/table-map.ts'
import { exampleOf, kindsOf } from '../stacks/table-map.test.data.ts'
import { tableCode } from '../testing/table-code.ts'
import { cloud } from '../testing/test-cloud.ts'

await tableCode(cloud)
const { isThing } = await import('#functions/domain/erasing/collections.ts')
const { isTheirs } = await import('#functions/domain/erasing/identifiers.ts')
const { subjectOf } = await import('./export-person.ts')

type Kind = ReturnType<typeof kindsOf>[number]

const theirs = [...accessOfAll.values()].filter(({ personal }) => personal === 'theirs').flatMap(kindsOf)

/** The id of a thing is learned, and with it what lies below it. A mail's id leads to what became of it. */
const belowAThing = new Set([...theirs.filter((kind) => isThing(kind)).map(({ pk }) => pk), 'OUTCOME#<id>'])

/** The email is all that the record of a new kind says by itself. */
const saysWhose = (kind: Kind) => {
	const [email, item] = ['ana@example.org', { pk: exampleOf(kind.pk), sk: exampleOf(kind.sk) }]
	return isTheirs({ ...item, email }, { emails: new Set([email]), ids: new Set() })
}

const isFound = (kind: Kind) =>
	/<(user|email)>/.test(kind.pk) || belowAThing.has(kind.pk) || /<(token|user)>$/.test(kind.sk) || saysWhose(kind)

test('every kind of item that is someone’s is found as theirs, by its key or by an address in it', () => {
	const forgotten = theirs.filter((kind) => !isFound(kind))
	expect(forgotten.map(({ pk, sk }) => `${pk} / ${sk}`)).toEqual([])
})

test('every kind of item that is someone’s has a subject in their export', () => {
	const without = theirs.filter(({ pk }) => subjectOf({ pk: exampleOf(pk) }) === undefined)
	expect([...new Set(without.map(({ pk }) => pk))]).toEqual([])
})
