import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GetObjectCommand, NoSuchKey, type S3Client } from '@aws-sdk/client-s3'
import { applications } from '#functions/domain/applications/table.ts'
import { isOver, type Person } from '#functions/domain/erasing/find-person.ts'
import type { Stored } from '#functions/domain/erasing/stored.ts'
import { dayOf } from '#shared/dates.ts'

interface Exporting {
	folder: string
	email: string
	files: { client: S3Client; bucket: string }
	person: Person
}

/** An export leaves out fields that mean nothing outside our table, are secret, or name a colleague or a thing of someone else. */
const internal =
	/^(pk|sk|listPk|listSk|kindPk|row|order|ttl|version|code|hash|\w+Hash(es)?|publicKey|sessionEpoch|epoch|inPlaceOf|authorId|employeeId|addedBy|about)$/

/** Writes everything about a person as a folder: a text that anyone can read, the same as JSON, and their files. */
export async function exportPerson({ folder, email, files, person }: Exporting) {
	await mkdir(join(folder, 'files'), { recursive: true })
	// A pointer to what a guest sent with the address has its token, and it may be a stranger's.
	const others = ['UNCLAIMED#', 'HELPED#']
	const said = person.theirs.filter((item) => !isOver(item) && !others.some((kind) => item.pk.startsWith(kind)))
	// Whom they helped isn't theirs to know more of.
	const helped = person.mentions
		.flatMap((item) => (applications.owns(item) && applications.parse(item)) || [])
		.filter(({ helper }) => person.emails.has(helper?.email ?? ''))
		.map(({ firstName, issuedOn }) => ({ firstName, sentOn: dayOf(new Date(issuedOn)) }))
	const sections = {
		...bySubject(said),
		'Sent for others': helped,
		'Audit trail': person.trail.map((item) => record(item, person)),
	}
	await writeFile(join(folder, 'data.json'), `${JSON.stringify(sections, null, 2)}\n`)
	await writeFile(join(folder, 'overview.txt'), overview(email, sections))
	const names = [...said].flatMap(filesIn).filter(({ id }) => person.uploads.has(id))
	for (const { id, name } of names) await copyFile(files, id, join(folder, 'files', `${id}-${safe(name)}`))
	return { items: said.length, files: names.length }
}

const subjects: Readonly<Record<string, string>> = {
	USER: 'Account',
	OWNER: 'Account',
	LOGIN: 'Signing in',
	SIGNUP: 'Signing in',
	SESSION: 'Signed in now',
	EMPLOYEEKEY: 'Signing in',
	APPLICATION: 'Applications',
	UNCLAIMED: 'Applications',
	HELPED: 'Applications',
	ALIKE: 'Applications',
	DUE: 'Applications',
	MAIL: 'Emails from us',
	OUTCOME: 'Emails from us',
	ADDRESS: 'Emails from us',
	SUBSCRIBER: 'Newsletter',
	LEAVE: 'Newsletter',
	REPORT: 'Reports',
	BOOK: 'Books',
	BOOKSOF: 'Books',
	SECONDFACTOR: 'Signing in',
	EMPLOYEEAPPLICATION: 'Applications to join us',
	AFFILIATE: 'Applications to join us',
	JOINS: 'Applications to join us',
	IMPORT: 'Files that you imported',
	UPLOADS: 'Uploads that were not sent',
	GUEST: 'Events',
	SIGNUPSOF: 'Events',
	DOORFORM: 'Events',
	FORMBEFORE: 'Events',
	EVENTSIGNIN: 'Events',
	CAMEBEFORE: 'Events',
}

export const subjectOf = ({ pk }: Pick<Stored, 'pk'>) => subjects[pk.split('#')[0] ?? '']

function bySubject(items: Stored[]) {
	const groups = Map.groupBy(items, (item) => subjectOf(item) ?? 'Other')
	return Object.fromEntries([...groups].map(([subject, found]) => [subject, found.map(plain)]))
}

const plain = (item: Stored): Record<string, unknown> => ({
	kept: `${item.pk} / ${item.sk}`,
	...Object(withoutInternal(item)),
})

function withoutInternal(value: unknown): unknown {
	if (typeof value !== 'object' || value === null || value instanceof Set) return value
	if (Array.isArray(value)) return value.map(withoutInternal)
	const told = Object.entries(value).filter(([name]) => !internal.test(name))
	return Object.fromEntries(told.map(([name, within]) => [name, withoutInternal(within)]))
}

/** Anyone else stays unnamed: an id would lead to them, and a token would open an application. */
function record({ pk, sk, action, by }: Stored, { ids }: Person) {
	const about = pk.slice(pk.indexOf('#') + 1)
	return {
		at: sk.slice(0, sk.indexOf('#')),
		action,
		by: ids.has(String(by)) ? 'you' : nobodys.includes(String(by)) ? by : 'one of us',
		about: ids.has(about) ? about : 'something else',
	}
}

/** The audit trail names these where nobody was signed in. */
const nobodys = ['visitor', 'clock', 'operator']

function overview(email: string, sections: Record<string, Record<string, unknown>[]>) {
	const parts = Object.entries(sections).map(
		([subject, items]) =>
			`${subject.toUpperCase()} (${items.length})\n\n${items.map((item) => lines(item)).join('\n\n')}\n`,
	)
	const when = new Date().toISOString().slice(0, 16).replace('T', ' ')
	return `Everything Bridge The Gap keeps about ${email}, on ${when} UTC.\nThe files are in the folder "files".\n\n${parts.join('\n')}`
}

/** `streetAddress` becomes `street address`. */
const words = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

function lines(value: unknown, indent = '  '): string {
	if (typeof value !== 'object' || value === null) return `${indent}${String(value)}`
	return Object.entries(value)
		.map(([name, within]) =>
			typeof within === 'object' && within !== null
				? `${indent}${words(name)}:\n${lines(within, `${indent}  `)}`
				: `${indent}${words(name)}: ${String(within)}`,
		)
		.join('\n')
}

function filesIn(value: unknown): { id: string; name: string }[] {
	if (typeof value !== 'object' || value === null) return []
	const { id, name, contentType } = Object(value)
	if (typeof id === 'string' && typeof name === 'string' && typeof contentType === 'string') return [{ id, name }]
	return Object.values(value).flatMap(filesIn)
}

const safe = (name: string) => name.replace(/[^\w.-]+/g, '_')

/** A file may be missing, because someone asked for an upload and never sent it. */
async function copyFile({ client, bucket: Bucket }: Exporting['files'], id: string, to: string) {
	try {
		const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: `uploads/${id}` }))
		await writeFile(to, (await Body?.transformToByteArray()) ?? '')
	} catch (error) {
		if (!(error instanceof NoSuchKey)) throw error
	}
}
