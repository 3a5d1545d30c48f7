import { importsOf } from './imports.ts'

export interface Source {
	path: string
	text: string
}

/** A rule says in words what a file does that it may not. */
export type Rule = (source: Source) => string[]

export const isTest = ({ path }: Source) => /\.test(\.data)?\.tsx?$|^web\/e2e\//.test(path)
export const isCode = ({ path }: Source) => /\.(ts|tsx|mjs|js)$/.test(path)

const importing =
	(where: RegExp, may: (imported: string, path: string) => boolean): Rule =>
	(source) =>
		where.test(source.path) && !isTest(source)
			? importsOf(source).filter((imported) => !may(imported, source.path))
			: []

const begins =
	(...beginnings: string[]) =>
	(imported: string) =>
		beginnings.some((beginning) => imported.startsWith(beginning))

const ownFolder = (path: string) => `${path.split('/').slice(0, 2).join('/')}/`
/** The platform has these subjects, the lowest first. Files beside them belong to no subject. */
const subjects = ['store', 'identity', 'files', 'http']
const subjectOf = (path: string) => /^functions\/platform\/([^/]+)\//.exec(path)?.[1]

/** The folders of infra are here, the lowest first. */
const storeys = ['stacks', 'tools', 'operator', 'local', 'testing', 'lab']
const storeyOf = (path: string) => storeys.indexOf(/^infra\/([^/]+)\//.exec(path)?.[1] ?? '')

/** The console is as large as a feature and stands beside the others. */
const featureOf = (path: string) => /^web\/src\/(?:features\/)?(console|(?<=features\/)[^/]+)\//.exec(path)?.[1]

const containing =
	(forbidden: RegExp, may: (source: Source) => boolean = () => false): Rule =>
	(source) =>
		may(source) ? [] : [...source.text.matchAll(forbidden)].map(([found]) => found.trim())

export const rules: Readonly<Record<string, Rule>> = {
	'shared imports zod and itself': importing(/^shared\//, begins('shared/', 'package zod')),
	'the platform imports nothing above it': importing(
		/^functions\/platform\//,
		begins('shared/', 'functions/platform/', 'package '),
	),
	'the platform is cut by subject, and each subject imports only those below it': importing(
		/^functions\/platform\//,
		(imported, path) => {
			const [own, other] = [subjectOf(path), subjectOf(imported)]
			return other === undefined || own === undefined || subjects.indexOf(other) <= subjects.indexOf(own)
		},
	),
	'a domain module imports the platform and other domain modules': importing(
		/^functions\/domain\//,
		begins('shared/', 'functions/platform/', 'functions/domain/', 'package '),
	),
	'a function imports the domain, the platform and its own folder': importing(
		/^functions\/(?!platform\/|domain\/)/,
		(imported, path) =>
			begins('shared/', 'functions/platform/', 'functions/domain/', 'package ', ownFolder(path))(imported),
	),
	'the stacks and the tools import the registry and no feature': importing(
		/^infra\/(stacks|tools)\//,
		begins(
			'infra/',
			'package ',
			'shared/api.ts',
			'shared/examples.ts',
			'shared/console/schema.ts',
			'shared/endpoint.ts',
			'shared/messages.ts',
			'shared/files/',
			'shared/paths.ts',
			'shared/words/t.ts',
			'functions/domain/table-access.ts',
			'functions/domain/table-map.ts',
		),
	),
	'imports inside infra go down: stacks, tools, operator’s commands, local cloud, test kit, lab': importing(
		/^infra\//,
		(imported, path) => !imported.startsWith('infra/') || storeyOf(imported) <= storeyOf(path),
	),
	'the local cloud and the operator’s commands reach data through domain modules': importing(
		/^infra\/(local|operator)\//,
		begins('infra/', 'package ', 'shared/', 'functions/domain/', 'functions/platform/'),
	),
	'examples are for the docs and for tests': importing(
		/^(functions|web\/src)\//,
		(imported) => !/^shared\/(.*\/)?(examples|sample)\.ts$/.test(imported),
	),
	'the site speaks to the server through shared only': importing(
		/^web\/src\//,
		(imported) => !/^(functions|infra)\//.test(imported),
	),
	'a page loads the endpoints that it calls, and no list of all of them': importing(
		/^web\/src\//,
		(imported) => imported !== 'shared/api.ts',
	),
	'imports inside the site go down: lib and content, components, features, router': importing(
		/^web\/src\/(lib|content|components)\//,
		(imported, path) =>
			!/^web\/src\/(features\/|console\/|router\.tsx$)/.test(imported) &&
			(path.startsWith('web/src/components/') || !imported.startsWith('web/src/components/')),
	),
	'a component is given what it shows, and features call the server': importing(
		/^web\/src\/components\//,
		(imported) => imported !== 'web/src/lib/api.ts',
	),
	'screens of one feature do not import another': importing(/^web\/src\/(features|console)\//, (imported, path) => {
		const other = featureOf(imported)
		return other === undefined || other === featureOf(path) || held.includes(imported)
	}),
	'nothing is of any type, and no checker is silenced': containing(
		/\bas any\b|[:<]\s*any\b(?! of)|as unknown as|@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable/g,
		isAboutRules,
	),
	'an object has its fields itself, and not those of a literal that is spread into it': containing(
		/\.\.\.\{/g,
		isAboutRules,
	),
	// Tests and journeys tell a story each, so the limit is for the other files.
	'a file has at most 300 lines': ({ path, text }) =>
		/\.test\.tsx?$/.test(path) || text.split('\n').length <= 301 ? [] : [`${text.split('\n').length - 1} lines`],
	'only domain modules and the platform spell keys': containing(
		/\b[ps]k:/g,
		(source) =>
			!/^functions\//.test(source.path) || isTest(source) || /^functions\/(platform|domain)\//.test(source.path),
	),
	'no request scans': containing(
		/\b(paginate)?Scan(Command)?\b/g,
		(source) =>
			!source.path.startsWith('functions/') ||
			isTest(source) ||
			source.path === 'functions/domain/erasing/every-item.ts',
	),
	// Lambda stops where the answer is ready, so what nobody waits for is lost. The linter sees a promise without
	// `void`.
	'a function waits for everything that it begins': containing(
		/(?:^|[;{)]|=>)\s*void [\w(]+/gm,
		(source) => !source.path.startsWith('functions/') || isTest(source),
	),
	// The SDK waits without an end for an answer that never comes, and Lambda stops in the middle of the work.
	'each client of AWS in a function has time limits': containing(
		/new \w+Client\((?!\{ requestHandler\b).*/g,
		(source) => !source.path.startsWith('functions/') || isTest(source),
	),
	'no function makes a formatter of Intl, which takes nearly half as long as Node itself': containing(
		/new Intl\.\w+/g,
		(source) => !/^(functions|shared)\//.test(source.path) || isTest(source),
	),
	'nothing speaks of the machine it was written on': containing(/(?<![\w.*])\/(work|home|Users)\/\w+/g, isAboutRules),
	'no folder is for whatever is left over, and no file only passes on': ({ path, text }) => [
		...(/(^|\/)(utils?|helpers?|services|types|models?|common|misc)\//.exec(path) ?? []).slice(0, 1),
		...(/^(export (\*|\{[^}]*\}) from '[^']+'\s*)+$/.test(text) ? ['passes on'] : []),
	],
}

/** Pages of other features use these files: a form, a draft on the dashboard, and the console behind a member's address. */
const held = [
	'web/src/features/newsletter/NewsletterForm.tsx',
	'web/src/features/apply/UnsentDraft.tsx',
	'web/src/console/ConsolePage.tsx',
]

/** These files name forbidden things to forbid them, or are code that CloudFront calls by a name that nobody imports. */
function isAboutRules({ path }: Source) {
	return /^infra\/(testing\/rules\/|stacks\/web\/edge\/)/.test(path) || path === 'biome.json'
}
