import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { Trouble } from '../terminal.ts'

const templates = join(import.meta.dirname, 'templates')

/**
 * The plural gives the names in every form that a feature's files need: `pledges` gives `pledge`, `Pledge`, `PLEDGE`.
 */
export function namesOf(things: string, permission: string) {
	if (!/^[a-z]{3,}s$/.test(things))
		throw new Trouble('Name the feature by one lower-case word in the plural: `npm run new -- pledges`.')
	const thing = things.replace(/ies$/, 'y').replace(/s$/, '')
	const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
	return {
		things,
		thing,
		permission,
		Things: capital(things),
		Thing: capital(thing),
		THINGS: things.toUpperCase(),
		THING: thing.toUpperCase(),
	}
}

type Names = ReturnType<typeof namesOf>

const fill = (text: string, names: Names) =>
	Object.entries(names).reduce((filled, [name, word]) => filled.replaceAll(`{${name}}`, word), text)

/** Each file of a feature is made from its template. */
const files = {
	'shared/{things}/schema.ts': 'schema.ts',
	'shared/{things}/api.ts': 'api.ts',
	'shared/{things}/examples.ts': 'examples.ts',
	'shared/words/es/said/{things}.ts': 'said.ts',
	'shared/words/es/shown/{things}.ts': 'shown.ts',
	'functions/domain/{things}/places.ts': 'places.ts',
	'functions/domain/{things}/table.ts': 'table.ts',
	'functions/{things}/handler.ts': 'handler.ts',
	'functions/{things}/{things}.cloud.test.ts': 'cloud.test.ts',
	'web/src/features/{thing}/{Thing}Page.tsx': 'Page.tsx',
	'web/src/console/{things}/{things}.ts': 'list.ts',
	'web/src/console/{things}/{Thing}List.tsx': 'List.tsx',
}

/** The text goes into a file before the first place that reads like `before`. */
const Line = z.object({ file: z.string(), text: z.string(), before: z.string() })

/** A feature without its line in each of these files doesn't compile, or nothing reaches it. */
const readLines = async () => z.array(Line).parse(JSON.parse(await readFile(join(templates, 'lines.json'), 'utf8')))

/** The files of a feature are written below `root`. Nothing that exists is written over. */
export async function writeFeature(root: string, names: Names) {
	const paths = Object.entries(files).map(([path, template]) => ({ path: fill(path, names), template }))
	const taken = paths.find(({ path }) => existsSync(join(root, path)))
	if (taken) throw new Trouble(`${taken.path} is there already. This command only begins a feature.`)
	for (const { path, template } of paths) {
		const text = await readFile(join(templates, `${template}.txt`), 'utf8')
		await mkdir(join(root, dirname(path)), { recursive: true })
		await writeFile(join(root, path), fill(text, names))
	}
	const lines = await readLines()
	for (const line of lines) await insert(root, line, names)
	return { written: paths.map(({ path }) => path), edited: [...new Set(lines.map(({ file }) => file))] }
}

async function insert(root: string, { file, text, before }: z.output<typeof Line>, names: Names) {
	const source = await readFile(join(root, file), 'utf8')
	const place = source.indexOf(before)
	if (place < 0) throw new Error(`${file} has no place for a feature any more: look for ${before.trim()}`)
	await writeFile(join(root, file), source.slice(0, place) + fill(text, names) + source.slice(place))
}
