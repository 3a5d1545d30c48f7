import * as z from 'zod'
import { notesAmong, putNote } from '#functions/domain/notes/notes.ts'
import { digitsOf, nameTerms, nameWords, tokenTerms } from '#functions/domain/people/terms.ts'
import { collection } from '#functions/platform/store/collection.ts'
import { queryWhole } from '#functions/platform/store/table.ts'
import { EmployeeApplicationRecord, EmployeeApplicationRow } from '#shared/join/records.ts'
import type { NoteRecord } from '#shared/notes.ts'

export const employeeApplications = collection({
	list: 'EMPLOYEEAPPLICATIONS',
	key: (token) => ({ pk: `EMPLOYEEAPPLICATION#${token}`, sk: 'EMPLOYEEAPPLICATION' }),
	id: ({ token }) => token,
	record: EmployeeApplicationRecord,
	// The response's schema formats the date.
	row: EmployeeApplicationRow.extend({ issuedOn: z.string() }),
	order: ({ issuedOn, token }) => `${issuedOn}#${token}`,
	kind: ({ status }) => status,
	terms: (sent) => [...nameTerms(sent), sent.email, ...tokenTerms(sent.token)],
	words: (sent) => [...nameWords(sent), digitsOf(sent.phone)],
	counted: { pending: ({ status }) => status === 'Pending' },
})

const partition = (token: string) => employeeApplications.key(token).pk

/** An application with its notes, oldest first. */
export async function readWithNotes(token: string) {
	const items = await queryWhole(partition(token))
	const { sk: own } = employeeApplications.key(token)
	return { application: employeeApplications.parse(items.find(({ sk }) => sk === own)), notes: notesAmong(items) }
}

export const putEmployeeNote = (token: string, note: NoteRecord) => putNote(partition(token), note)
