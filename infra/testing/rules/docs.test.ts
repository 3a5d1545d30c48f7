import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('../../..', import.meta.url).pathname

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
	cwd: root,
	encoding: 'utf8',
})
	.split('\n')
	.filter((path) => path !== '' && existsSync(join(root, path)))
const folders = new Set(files.map((path) => path.split('/')[0]))

const pages = files.filter((path) => path.endsWith('.md'))

/** The page that is printed from the code names keys rather than files. */
const isPrinted = (path: string) => path === 'docs/table.md'

/** Other words look like paths too: keys of stored files, content types, and files that a run or an operator makes. */
const isOther = /^(\.local|uploads|pictures|multipart|application)\/|^deploy\.json$/

/** The paths are whole ones, the ends of some, and the names of tests without their ending. */
function pathsIn(page: string) {
	const code = [...page.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
	const blocks = [...page.matchAll(/^```\n(.*?)^```/gms)].map(([, block = '']) => block)
	const trees = blocks.flatMap((block) => block.match(/^[\w.]+\/\S*/gm) ?? [])
	const words = [...code, ...trees].flatMap((each) => each.split(/[\s()'",;=]+(?![^{]*\})/))
	return [...new Set(words)].filter(
		(word) => /^[\w.*{},-]+(\/[\w.*{},-]+)*\/?$/.test(word) && isPath(word) && !isOther.test(word),
	)
}

const isPath = (word: string) => word.includes('/') || /^[\w-][\w.-]*\.(tsx?|mjs|py|css|json)$/.test(word)

function exists(path: string) {
	const pattern = path
		.replace(/\/$/, '')
		.replaceAll('.', '\\.')
		.replaceAll('*', '[^/]*')
		.replace(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`)
	const [folder = ''] = path.split('/')
	const whole = path.includes('/') && folders.has(folder)
	const found = new RegExp(`${whole ? '^' : '(^|/)'}${pattern}(/|$|(\\.more)?(\\.alone)?(\\.cloud)?\\.test\\.tsx?$)`)
	return files.some((file) => found.test(file))
}

/** GitHub makes the anchors of headings like this. */
const anchorsOf = (page: string) =>
	[...page.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
		heading
			.toLowerCase()
			.replace(/[^\p{L}\p{N} _-]/gu, '')
			.replaceAll(' ', '-'),
	)

function brokenLinks(path: string, page: string) {
	const links = [...page.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = '']) => link)
	return links.filter((link) => {
		const [to = '', anchor] = link.split('#')
		const target = to === '' ? path : posix.join(posix.dirname(path), to)
		if (!existsSync(join(root, target))) return true
		return anchor !== undefined && !anchorsOf(readFileSync(join(root, target), 'utf8')).includes(anchor)
	})
}

test.each(pages)('every path that %s names exists', (path) => {
	const page = readFileSync(join(root, path), 'utf8')
	const gone = isPrinted(path) ? [] : pathsIn(page).filter((named) => !exists(named))
	expect([...gone, ...brokenLinks(path, page)]).toEqual([])
})

test('each requirement names the file that keeps it and a test that shows it', () => {
	const rows = readFileSync(join(root, 'docs/requirements.md'), 'utf8').match(/^\| (?!statement).*$/gm) ?? []
	const lacking = rows.filter((row) => !/\S \| `\S+\.\w+`.* \| `\S+\.test\.tsx?`.* \|$/.test(row))
	expect([rows.length > 300, lacking]).toEqual([true, []])
})
