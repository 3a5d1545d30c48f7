import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')

const files = globSync('{*,{components,content,features,lib}/**/*}.{ts,tsx}', { cwd: source }).filter(
	(file) => !file.includes('.test.'),
)

/** What is the same in every language, stored as it is, or read by the team only. */
const known: Record<string, readonly string[]> = {
	'content/organization.ts': ['Bridge The Gap'],
	'content/pages.ts': ['Bridge The Gap'],
	'components/Page.tsx': ['Bridge The Gap'],
	'features/account/LoginPage.tsx': ['Bridge The Gap'],
	'features/home/HomePage.tsx': ['Bridge The Gap'],
	'features/shell/LanguageSwitch.tsx': ['English', 'Español', 'Idioma'],
	'features/shell/Header.tsx': ['View site'],
	'features/apply/Confirmation.tsx': ['Pending'],
	'components/files/FileUploads.tsx': ['Files'],
}

/** The console's ready texts are in both languages, each in its own field. */
const inBoth = 'content/ready-texts.ts'

/** What is read here of a syntax tree. */
interface Part {
	type: string
	name?: { name?: string } | string
	value?: unknown
	callee?: { name?: string }
	operator?: string
	arguments?: Part[]
	quasi?: unknown
}

const markers: readonly string[] = ['t', 'rich', 'plural']

/** What these hold is read aloud or shown, however short it is. */
const names: readonly string[] = ['aria-label', 'aria-description', 'alt', 'label', 'placeholder', 'title']

/** A sentence or a name begins like this. Classes, keys and addresses don't. */
const beginsLikeASentence = /^\s*[“¿¡]?\p{Lu}\p{L}*(?=[\s.,:;!?…]|$)/u

/** Types, imports and errors are read by nobody but us, and what is compared is data. */
const isOurs = ({ type, callee, operator }: Part) =>
	(type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(type)) ||
	/^(Import|ExportAll)/.test(type) ||
	(type === 'NewExpression' && callee?.name === 'Error') ||
	/^[=!]==?$/.test(operator ?? '')

/** Finds texts of a source file that people read or hear, and that nobody marked with `t`, `rich` or `plural`. */
function unmarked(code: string, file: string): string[] {
	const found: string[] = []
	const look = (node: unknown, attribute = '') => {
		if (!node || typeof node !== 'object') return
		if (Array.isArray(node)) {
			for (const each of node) look(each, attribute)
			return
		}
		const part = node as Part
		if (typeof part.type === 'string' && isOurs(part)) return
		const marked = part.type === 'CallExpression' && markers.includes(part.callee?.name ?? '')
		// Beside its sentences, a marked call holds what fills their holes.
		if (marked) return look(part.arguments?.filter(({ type }) => type !== 'Literal'))
		const text = textOf(part)
		if (text !== undefined && isRead(text, attribute)) found.push(text)
		const name = part.type === 'JSXAttribute' && typeof part.name === 'object' ? part.name.name : attribute
		// The keys of an object are names of ours.
		if (part.type === 'Property') look(part.value, attribute)
		else for (const inner of Object.values(part)) look(inner, name)
	}
	look(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
	return found
}

function textOf({ type, value }: Part) {
	if (type === 'Literal') return typeof value === 'string' ? value : undefined
	if (type !== 'TemplateElement' || !value || typeof value !== 'object' || !('cooked' in value)) return
	return typeof value.cooked === 'string' ? value.cooked : undefined
}

const isRead = (text: string, attribute: string) =>
	names.includes(attribute) ? /\p{L}{2}/u.test(text) : /\p{Ll}/u.test(text) && beginsLikeASentence.test(text)

test('nothing that people read or hear is left without a marker', () => {
	const left = files
		.filter((file) => file !== inBoth)
		.map((file) => [file, [...new Set(unmarked(readFileSync(join(source, file), 'utf8'), file))]] as const)
	expect(Object.fromEntries(left.filter(([, texts]) => texts.length > 0))).toEqual(known)
})
