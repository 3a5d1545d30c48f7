import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root } from '../folders.ts'

const content = join(root, 'web', 'src', 'content')
const contact = join(root, 'shared', 'contact.ts')

/** The file's brackets are blanks that an employee fills in before sending. */
const withBlanks = 'ready-texts.ts'

/** Only the organization can fill these in: words in [brackets], and addresses and numbers that belong to nobody. */
const placeholder = /\[(?:[A-Z]|the|name|number|section|state|date)[^\]\n$]*\]|[\w.@/-]*example\.org|\(555\) 555-\d{4}/g

/** The answer has each placeholder that is left in the words of the site and its mails, with its file. */
export async function placeholdersLeft(folder = content) {
	const words = (await readdir(folder)).filter((file) => file.endsWith('.ts') && file !== withBlanks).sort()
	const files = [...words.map((file) => join(folder, file)), contact]
	const found = await Promise.all(
		files.map(async (file) => {
			const text = await readFile(file, 'utf8')
			const said = text.replaceAll(/\/\*\*.*\*\//g, '')
			return [...new Set(said.match(placeholder))].map((what) => `${basename(file)}: ${what}`)
		}),
	)
	return found.flat()
}
