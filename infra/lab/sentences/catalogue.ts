import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'

const root = join(import.meta.dirname, '..', '..', '..')

/** People read such a text: a whole literal, or the words of an element of a page. */
export interface Text {
	path: string
	text: string
}

/** The sign stands for a value that only the running product knows: a name, a date, an amount. */
const value = '{}'

/** Engineers read these texts: logs, defects and the descriptions in docs/api.md. The catalogue leaves them out. */
const toEngineers = /^(?:log|logger|console)\.|^(?:Error|TypeError|Defect|say|defect)$/
const propertiesForEngineers = new Set(['summary', 'className', 'description', 'failureMeans'])

type Node = { type: string } & Record<string, unknown>

const isNode = (it: unknown): it is Node =>
	typeof it === 'object' && it !== null && 'type' in it && typeof it.type === 'string'

const children = (node: Node) => Object.values(node).flat().filter(isNode)

const nameOf = (node: unknown): string => {
	if (!isNode(node)) return ''
	if (node.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`
	return typeof node.name === 'string' ? node.name : ''
}

/** The holes of a marked sentence are values: `t('Hello {name}', { name })`. */
const withValues = (sentence: string) => sentence.replaceAll(/\{\w+\}/g, value)

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function textOfTemplate(node: Node) {
	const parts = Array.isArray(node.quasis) ? node.quasis.filter(isNode) : []
	return parts.map(({ value: part }) => cooked(part)).join(value)
}

const cooked = (part: unknown) =>
	typeof part === 'object' && part !== null && 'cooked' in part && typeof part.cooked === 'string' ? part.cooked : ''

/** An element's words are read with those of the elements inside its sentence, such as a link or an emphasis. */
function textOfElement(node: Node): string {
	const parts = Array.isArray(node.children) ? node.children.filter(isNode) : []
	return parts
		.map((part) => {
			if (part.type === 'JSXText') return String(part.value)
			if (part.type === 'JSXExpressionContainer') return textOfExpression(part.expression)
			return textOfElement(part)
		})
		.join('')
}

function textOfExpression(node: unknown) {
	if (!isNode(node) || node.type === 'JSXEmptyExpression') return ''
	if (node.type === 'Literal') return String(node.value)
	return node.type === 'TemplateLiteral' ? textOfTemplate(node) : value
}

const hasWords = (node: Node) =>
	Array.isArray(node.children) &&
	node.children.some((part) => isNode(part) && part.type === 'JSXText' && /\w/.test(String(part.value)))

function textsIn(node: Node): string[] {
	if (node.type === 'ImportDeclaration' || node.type === 'TSLiteralType') return []
	if (node.type === 'Property' && propertiesForEngineers.has(nameOf(node.key))) return []
	if (node.type === 'JSXAttribute' && propertiesForEngineers.has(nameOf(node.name))) return []
	if (/^(?:Call|New)Expression$/.test(node.type) && toEngineers.test(nameOf(node.callee))) return []
	if (node.type === 'Literal') return typeof node.value === 'string' ? [withValues(node.value)] : []
	if (node.type === 'TemplateLiteral') return [textOfTemplate(node), ...children(node).flatMap(textsIn)]
	if (/^JSX(?:Element|Fragment)$/.test(node.type) && hasWords(node))
		return [
			textOfElement(node),
			...children(node)
				.filter(({ type }) => type !== 'JSXText')
				.flatMap(textsIn),
		]
	return children(node).flatMap(textsIn)
}

const isForPeople = (path: string) =>
	/^(?:web\/src|shared|functions)\/.*\.tsx?$/.test(path) &&
	!/\.test\.|\.test\.data\.|^web\/src\/features\/kit\/|examples\.ts$|^functions\/platform\/|^shared\/words\/es\//.test(
		path,
	)

/** The catalogue has every English text that the product has for people, in the order of its files. */
export function readCatalogue(): Text[] {
	const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
		cwd: root,
		encoding: 'utf8',
	})
	return paths
		.split('\n')
		.filter(isForPeople)
		.flatMap((path) => textsOfFile(path, readFileSync(join(root, path), 'utf8')))
}

export function textsOfFile(path: string, source: string): Text[] {
	const program: unknown = parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' })
	if (!isNode(program)) throw new Error(`${path} could not be read as TypeScript`)
	return textsIn(program).map((text) => ({ path, text: inOneLine(text) }))
}
