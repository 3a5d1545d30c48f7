import { globSync } from 'node:fs'
import { join, posix } from 'node:path'
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Places, PlacesOf } from '#functions/platform/store/places.ts'
import { filesBehind } from './imports.ts'

const root = join(import.meta.dirname, '..')

const declarations = globSync('functions/domain/*/places.ts', { cwd: root })

/** What each file keeps in the table, as the places.ts of its folder says. */
const declared: Map<string, Places> = new Map()
for (const path of declarations) {
	const { places }: { places: PlacesOf } = await import(join(root, path))
	for (const [name, of] of Object.entries(places)) declared.set(posix.join(posix.dirname(path), name), of)
}

/** Places that are only read, such as the user behind a session. */
export interface Reach extends Places {
	reads?: readonly string[]
}

/** What a function reaches: the places of every file that it imports, and what its endpoints add. */
export function reachOf(entry: string, ...more: Reach[]) {
	const all: Reach[] = [...[...filesBehind(entry)].flatMap((file) => declared.get(file) ?? []), ...more]
	const every = (name: keyof Reach) => [...new Set(all.flatMap((places) => places[name] ?? []))].sort()
	const lists = every('lists')
	const ofLists = lists.flatMap((list) => [`FIND#${list}`, `COUNT#${list}`])
	return { reads: every('reads'), appends: every('appends'), keeps: [...every('keeps'), ...ofLists], lists }
}

const allowed = (actions: string[], resources: string[], keys: string[]) =>
	new PolicyStatement({
		effect: Effect.ALLOW,
		actions: actions.map((action) => `dynamodb:${action}`),
		resources,
		// Every key of a request has to be among these: a batch may name several.
		conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } },
	})

export const listStatement = (tableArn: string, lists: string[]) =>
	allowed(
		['Query'],
		['lists', 'kinds'].map((index) => `${tableArn}/index/${index}`),
		lists.flatMap((list) => [list, `${list}#*`]),
	)

/** A batch reads from several places at once, so all that may be read is in one statement. */
export function tableStatements(tableArn: string, of: ReturnType<typeof reachOf>) {
	const statements: [actions: string[], keys: string[]][] = [
		[
			['GetItem', 'BatchGetItem', 'Query'],
			[...of.reads, ...of.keeps],
		],
		[['PutItem'], [...of.appends, ...of.keeps]],
		[['UpdateItem', 'DeleteItem'], of.keeps],
	]
	return [
		...statements
			.filter(([, keys]) => keys.length > 0)
			.map(([actions, keys]) => allowed(actions, [tableArn], keys)),
		...(of.lists.length > 0 ? [listStatement(tableArn, of.lists)] : []),
	]
}
