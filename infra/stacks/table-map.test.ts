import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { accessOfAll, accessOfDomain } from '#functions/domain/table-map.ts'
import { grants, inWords, onTable } from './grants.test.data.ts'
import { served } from './groups.ts'
import { every, synthesize } from './synth.test.data.ts'
import { exampleOf, isOnMap, kindsOf, placeNames, placeOfKind } from './table-map.test.data.ts'

const { App } = synthesize('aws')

/** A job is in italics, because it may have the name of a function for people. */
const nameOf = (role: string) => (role in served ? role : `*${inWords(role)}*`)

const rights = grants(App).map(({ role, allowed }) => ({ name: nameOf(role), lines: onTable(allowed) }))
const forPeople = Object.keys(served)

/** These functions and jobs may do one of these things with the place. */
function functionsThat(does: RegExp, place: string) {
	const names = rights
		.filter(({ lines }) => lines.some((line) => does.test(line) && line.endsWith(` ${place}`)))
		.map(({ name }) => name)
	const isForAll = forPeople.every((name) => names.includes(name))
	const listed = isForAll ? names.filter((name) => !forPeople.includes(name)) : names
	return [...(isForAll ? ['all that serve people'] : []), ...listed.toSorted()].join(', ')
}

const writersOf = (place: string) => functionsThat(/^(Put|Update|Delete)/, place)
const readersOf = (place: string) => functionsThat(/^(Get|Batch|Query)/, place)

const folders = Map.groupBy(accessOfAll, ([path]) => basename(dirname(path)))

function tableOf(files: (typeof accessOfAll extends Map<infer Path, infer Of> ? [Path, Of] : never)[]) {
	const kinds = files.flatMap(([, places]) => kindsOf(places))
	const byPlace = Map.groupBy(kinds, placeOfKind)
	return [...byPlace].flatMap(([place, all]) =>
		all
			.toSorted((one, other) => Number(one.sk.includes('#')) - Number(other.sk.includes('#')))
			.map(({ pk, sk, is }, at) => {
				const [writers, readers] = at === 0 ? [writersOf(place), readersOf(place)] : ['', '']
				return `| \`${exampleOf(pk)}\` | \`${exampleOf(sk)}\` | ${is} | ${writers} | ${readers} |`
			}),
	)
}

const lists = [...accessOfAll].flatMap(([, { indexed }]) => Object.entries(indexed))

const listRows = [...Map.groupBy(lists, ([list]) => list)].map(([list, [first]]) => {
	const { order = '', kind } = first?.[1] ?? {}
	const kinds = kind === undefined ? '' : `\`${exampleOf(`${list}#${kind}`)}\``
	return `| \`${list}\` | \`${exampleOf(order)}\` | ${kinds} | ${functionsThat(/^Query/, list)} |`
})

const Keys = z.array(z.object({ AttributeName: z.string() })).transform((all) => all.map((one) => one.AttributeName))
const Table = z.object({
	KeySchema: Keys,
	GlobalSecondaryIndexes: z.array(
		z.object({
			IndexName: z.string(),
			KeySchema: Keys,
			Projection: z.object({ NonKeyAttributes: z.array(z.string()) }),
		}),
	),
	StreamSpecification: z.object({ StreamViewType: z.string() }),
	TimeToLiveSpecification: z.object({ AttributeName: z.string() }),
})

const [table] = every(App, 'AWS::DynamoDB::GlobalTable', Table)
const { KeySchema, GlobalSecondaryIndexes, StreamSpecification, TimeToLiveSpecification } =
	table?.is ?? expect.unreachable()

const page = `# The table

Printed from \`functions/domain/table-map.ts\` and from the roles in the stack; do not edit. \`npx vitest run --project stacks
infra/stacks/table-map.test.ts -u\` renews it. That every item the tests leave in a table is of a kind below is checked by
\`infra/stacks/table-map.alone.cloud.test.ts\`.

One table has everything. Its keys are ${KeySchema.map((name) => `\`${name}\``).join(' and ')}. Its stream carries ${StreamSpecification.StreamViewType === 'KEYS_ONLY' ? 'keys only' : 'whole items'}, and DynamoDB
deletes an item some time after its \`${TimeToLiveSpecification.AttributeName}\`. Both indexes are sparse: an item is in them as long as it has their keys.

| index | keys | what it has besides |
|---|---|---|
${GlobalSecondaryIndexes.map(
	({ IndexName, KeySchema: keys, Projection }) =>
		`| \`${IndexName}\` | ${keys.map((name) => `\`${name}\``).join(', ')} | ${Projection.NonKeyAttributes.map((name) => `\`${name}\``).join(', ')} |`,
).join('\n')}

## How a question is answered

| question | read | example |
|---|---|---|
| one thing | its key | \`USER#…\` / \`USER\` |
| a thing and all that's about it | a query of its \`pk\` | an application with its notes, decisions and payments |
| what belongs to a person | a query of pointers, then their things in one batch | \`USER#…\` / \`APPLICATION#…\` |
| a page of a list, newest first | a query of \`lists\` by \`listPk\`, backwards | \`APPLICATIONS\` |
| a page of one kind of it | a query of \`kinds\` by \`kindPk\` | \`APPLICATIONS#Pending\` |
| what begins with the typed text | a query of \`FIND#<list>\` by the beginning of \`sk\`, then the things in one batch | \`FIND#APPLICATIONS\` / \`reyes#…\` |
| what has the text inside a word | a query of the list with a filter on \`row.words\` | the same list |
| how many there are | a counter, changed in the transaction of the thing | \`COUNT#APPLICATIONS\` / \`pending\` |
| what is due by now | a query of the beginning of a list that is sorted by time | \`DUE#APPLICATIONS\` |

A change writes the thing with its \`row\`, its terms and its counters in one transaction
([what one change writes](decisions/what-one-change-writes.md)). No function may scan, but the one that erases
accounts.

## Lists

| list | sorted by | a kind of it | read page by page by |
|---|---|---|---|
${listRows.toSorted().join('\n')}

## Items

"Written by" and "read by" are the functions whose roles allow it, once for each beginning of a key. Jobs are in italics.
[The drawing of the whole](architecture.md) shows where each of them stands.

${[...folders]
	.toSorted(([one], [other]) => (one < other ? -1 : 1))
	.map(
		([folder, files]) => `### ${folder}

| \`pk\` | \`sk\` | what it is | written by | read by |
|---|---|---|---|---|
${tableOf(files).join('\n')}`,
	)
	.join('\n\n')}
`

test('docs/table.md shows the table as the code makes it', async () => {
	await expect(page).toMatchFileSnapshot('../../docs/table.md')
})

test('each place has its kinds of items, and each list says how it is sorted', () => {
	const named = new Set([...accessOfAll.values()].flatMap(kindsOf).map(placeOfKind))
	expect([...named].toSorted()).toEqual(placeNames.toSorted())
	const sorted = new Set(lists.map(([list]) => list))
	expect([...accessOfDomain.values()].flatMap(({ lists: of }) => of).filter((list) => !sorted.has(list))).toEqual([])
})

test('an item of another kind, and one at another place of an index, is not on the map', () => {
	const application = { pk: 'APPLICATION#BTG-A', sk: 'APPLICATION' }
	const listSk = '2026-11-23T15:04:05.000Z#BTG-A'
	expect(isOnMap({ ...application, listPk: 'APPLICATIONS', listSk, kindPk: 'APPLICATIONS#Pending' })).toBe(true)
	expect(isOnMap({ ...application, sk: 'SOMETHING' })).toBe(false)
	expect(isOnMap({ ...application, listPk: 'APPLICATIONS', listSk, kindPk: 'USERS#normal' })).toBe(false)
	expect(isOnMap({ ...application, listPk: 'APPLICATIONS', listSk: 'BTG-A' })).toBe(false)
})
