import { expect, test } from 'vitest'

process.env.TABLE_NAME = 'no table is asked here'
const { findPerson } = await import('./find-person.ts')

const typed = 'work@example.com'
const other = 'fern@example.org'
const theirs = [
	{
		pk: 'USER#user-of-ash',
		sk: 'USER',
		_id: 'user-of-ash',
		email: 'ash@example.org',
		firstName: 'Ash',
		lastName: 'Vale',
	},
	{ pk: 'USER#user-of-ash', sk: 'APPLICATION#2026#BTG-ASH1', row: 'BTG-ASH1' },
	{ pk: 'APPLICATION#BTG-ASH1', sk: 'APPLICATION', applicantID: 'user-of-ash', email: typed, issuedOn: '2026' },
	{ pk: 'APPLICATION#BTG-ASH1', sk: 'NOTE#2026#note', body: 'A note.' },
	{ pk: 'MAIL#first-mail', sk: 'MAIL', to: typed, about: 'BTG-ASH1' },
	{ pk: 'MAIL#second-mail', sk: 'MAIL', to: typed, resends: 'first-mail' },
	{ pk: 'OUTCOME#second-mail', sk: 'OUTCOME' },
	// Only what they typed leads to these.
	{ pk: `ADDRESS#${typed}`, sk: 'DELIVERY' },
	{ pk: `SUBSCRIBER#${typed}`, sk: 'SUBSCRIBER', _id: 'one', email: typed, firstName: 'Ash', lastName: 'Vale' },
]
const mention = { pk: 'REPORT#BTG-FERN', sk: 'REPORT', email: other, description: 'BTG-ASH1 is late.' }
const others = [
	{ pk: `ADDRESS#${other}`, sk: 'DELIVERY' },
	{ pk: `SUBSCRIBER#${other}`, sk: 'SUBSCRIBER', _id: 'two', email: other, firstName: 'Fern', lastName: 'Hill' },
]
const all = [...theirs, mention, ...others]
const keys = (items: { pk: string; sk: string }[]) => items.map(({ pk, sk }) => `${pk} ${sk}`).toSorted()

test.each(all.map((_, at) => at))(
	'a person is found in any order of the items, which is another in each pass: %s',
	async (at) => {
		let pass = 0
		async function* items() {
			const from = (at + 5 * pass) % all.length
			const turned = [...all.slice(from), ...all.slice(0, from)]
			yield* pass++ % 2 === 0 ? turned : turned.toReversed()
		}
		const emails = ['ash@example.org']
		const first = await findPerson({ items }, { emails: new Set(emails), ids: new Set() })
		// A run that goes on knows the ids, and not what was typed.
		const next = await findPerson({ items }, { emails: new Set(emails), ids: new Set(first.ids) })
		for (const found of [first, next])
			expect([keys(found.theirs), keys(found.mentions), found.copies]).toEqual([keys(theirs), keys([mention]), []])
	},
)
