import { createInterface } from 'node:readline/promises'
import { dayOf } from '#shared/dates.ts'
import { readArguments } from '../tools/arguments.ts'
import { deployed, pointFunctionsAt, stageOptions, storageClient } from '../tools/deployed.ts'
import { main } from '../tools/lifetime.ts'
import { say, Trouble } from '../tools/terminal.ts'

const help = `npm run person -- export <email> [--token token …] [--folder name] [--stage name | --local]
npm run person -- erase <email> [--token token …] [--stage name | --local]

export  writes everything we keep about a person into a folder: a text, the same as JSON, and their files
erase   says what it would remove, and asks for the address again before it does: the account, applications, files with
        all their versions, emails, newsletter, reports. The audit trail stays, with ids that lead nowhere. Statistics
        keep counting, without names. Ask for the person's identity first; docs/runbook.md says how.
--token an application that was sent with the email and without signing in, and is this person's. The others aren't theirs:
        an export leaves them out, and erasing takes the email out of them.`

await main(async () => {
	const { values, positionals } = readArguments(help, {
		allowPositionals: true,
		options: { ...stageOptions, folder: { type: 'string' }, token: { type: 'string', multiple: true } },
	})
	const { folder, token: tokens = [], ...stage } = values
	const [command, typed = ''] = positionals
	const email = typed.trim().toLowerCase()
	if (!['export', 'erase'].includes(command ?? '') || !email.includes('@')) {
		say(help)
		return 1
	}
	const place = await deployed(stage)
	pointFunctionsAt(place)
	const { WholeTable } = await import('./table-copy.ts')
	const { findPerson } = await import('#functions/domain/erasing/find-person.ts')
	const { isEmployee, notOnePerson, sentByGuests } = await import('#functions/domain/erasing/one-person.ts')
	const table = new WholeTable(place.table)
	const find = async (ids: Iterable<string> = []) => {
		const found = await findPerson(table, { emails: new Set([email]), ids: new Set(ids) })
		const contradiction = notOnePerson(found, email)
		if (contradiction) throw new Trouble(contradiction)
		return found
	}
	const asked = await find()
	const sent = sentByGuests(asked)
	if (asked.theirs.length + sent.length === 0) throw new Trouble(`We keep nothing about ${email}.`)
	const unknown = tokens.find((typed) => !sent.some(({ token }) => token === typed))
	if (unknown) throw new Trouble(`No guest sent ${unknown} with ${email}.`)
	const others = sent.filter(({ token }) => !tokens.includes(token))
	if (others.length > 0) {
		say(
			'Someone sent these with the email and without signing in. They’re left out, unless you name them with --token:',
		)
		for (const { token, type, issuedOn, firstName, lastName } of others)
			say(`  ${token}  ${type}  ${issuedOn.slice(0, 10)}  ${firstName} ${lastName}`)
	}
	const person = tokens.length > 0 ? await find(tokens) : asked
	const files = { client: storageClient(), bucket: place.files }
	if (command === 'export') {
		const { exportPerson } = await import('./export-person.ts')
		// In the evening UTC is a day ahead of the organization.
		const to = folder ?? `person-${dayOf(new Date())}`
		const { items, files: many } = await exportPerson({ folder: to, email, files, person })
		say(`${items} items and ${many} files are in ${to}. It's all about one person: send it safely, then delete it.`)
		return 0
	}
	if (isEmployee(person))
		throw new Trouble('This is an employee. Make them a member first: in the console, User Settings.')
	const kinds = Map.groupBy(person.theirs, ({ pk }) => pk.split('#')[0])
	for (const [kind, items] of kinds) say(`  ${String(kind).padEnd(14)} ${items.length}`)
	say(`  ${'files'.padEnd(14)} ${person.uploads.size}`)
	if (person.mentions.length > 0) {
		say(
			`\n${person.mentions.length} items of others name this person. What they wrote as an employee loses their name;`,
		)
		say('look at the rest yourself:')
		for (const { pk, sk } of person.mentions) say(`  ${pk} ${sk}`)
	}
	if (!(await confirmed(email))) {
		say('Nothing was erased.')
		return 1
	}
	const { eraseAll } = await import('#functions/domain/erasing/erase-person.ts')
	// The person is looked up again, because something may have been written while the operator read.
	const erased = await eraseAll({ files, by: 'operator', find, ids: person.ids })
	say(`${erased?.items} items and ${erased?.versions} versions of files are erased.`)
	return 0
})

async function confirmed(email: string) {
	const terminal = createInterface({ input: process.stdin, output: process.stdout })
	const typed = await terminal.question('\nThis can’t be undone. Type the email again to erase all of it: ')
	terminal.close()
	return typed.trim().toLowerCase() === email
}
