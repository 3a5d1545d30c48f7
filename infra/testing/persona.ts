import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cloud } from '#infra/tools/cloud-facts.ts'

/**
 * Every test's person is this one. The gate searches all logs for these values, so each is a word that no log has by
 * accident.
 */
export const persona = {
	firstName: 'Wilhelmina',
	lastName: 'Quillfeather',
	email: 'wilhelmina.quillfeather@example.org',
	phone: '(555) 010-7788',
	birthday: '03/17/1987',
	address: '77 Tanglewood Hollow',
	city: 'Mossy Brook',
	password: 'Thistledown-42!',
	newPassword: 'Larkspur-Meadow-7?',
	illness: 'Zebra stripe syndrome',
} as const

export const names = { firstName: persona.firstName, lastName: persona.lastName }

const notebook = (cloud: Pick<Cloud, 'folder'>) => join(cloud.folder, 'never-in-a-log.txt')

/** No log may have the codes, session ids, tokens and other secrets that a test got. */
export const mayNotBeLogged = (cloud: Pick<Cloud, 'folder'>, ...values: string[]) =>
	appendFileSync(notebook(cloud), values.map((value) => `${value}\n`).join(''))

export function whatMayNotBeLogged(cloud: Pick<Cloud, 'folder'>) {
	const file = notebook(cloud)
	const noted = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
	return new Set([...Object.values(persona), ...noted].filter((value) => value.length >= 4))
}
