import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './folders.ts'

const content = join(root, 'web', 'src', 'content')

/** Its brackets are blanks that an employee fills in before sending. */
const withBlanks = 'ready-texts.ts'

/** What only the organization can supply: words in [brackets], and addresses and numbers that belong to nobody. */
const placeholder =
	/\[(?:[A-Z]|the|name|number|section|state|date)[^\]\n$]*\]|[\w.@/-]*example\.org|\(555\) 555-\d{4}/g

/** Each placeholder that is left in the site's words, with the file it is in. */
export async function placeholdersLeft(folder = content) {
	const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && file !== withBlanks).sort()
	const found = await Promise.all(
		files.map(async (file) => {
			const text = await readFile(join(folder, file), 'utf8')
			const words = text.replaceAll(/\/\*\*.*\*\//g, '')
			return [...new Set(words.match(placeholder))].map((what) => `${file}: ${what}`)
		}),
	)
	return found.flat()
}
