import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { TableAccess } from '#functions/domain/table-access.ts'
import { accessOfDomain } from '#functions/domain/table-map.ts'
import { filesBehind } from './bundle.ts'

export interface Reach extends Partial<Pick<TableAccess, 'reads' | 'keeps' | 'appends' | 'lists'>> {
	/** An index lets the function read these lists page by page. */
	pages?: readonly string[]
}

export const combined = (all: Reach[]) => {
	const every = (name: keyof Reach) => [...new Set(all.flatMap((places) => places[name] ?? []))].sort()
	const ofLists = every('lists').flatMap((list) => [`FIND#${list}`, `COUNT#${list}`])
	return {
		reads: every('reads'),
		appends: every('appends'),
		keeps: [...every('keeps'), ...ofLists],
		pages: every('pages'),
	}
}

/** A function reaches the places of every file that it imports, and those that its endpoints add. */
export const reachOf = (entry: string, ...more: Reach[]) =>
	combined([...filesBehind(entry).flatMap((file) => accessOfDomain.get(file) ?? []), ...more])

const allowed = (actions: string[], resources: string[], keys: string[]) =>
	new PolicyStatement({
		effect: Effect.ALLOW,
		actions: actions.map((action) => `dynamodb:${action}`),
		resources,
		// A batch has several keys, and the condition has to hold for all of them. It would hold for a call without any.
		conditions: {
			'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys },
			Null: { 'dynamodb:LeadingKeys': 'false' },
		},
	})

const listStatement = (tableArn: string, lists: string[]) =>
	allowed(
		['Query'],
		['lists', 'kinds'].map((index) => `${tableArn}/index/${index}`),
		lists.flatMap((list) => [list, `${list}#*`]),
	)

/** A batch reads from several places at once, so all readable places are in one statement. */
export function tableStatements(tableArn: string, of: ReturnType<typeof combined>) {
	const statements: [actions: string[], keys: string[]][] = [
		[
			['GetItem', 'BatchGetItem', 'Query'],
			[...of.reads, ...of.keeps],
		],
		[['PutItem'], [...of.appends, ...of.keeps]],
		[['UpdateItem', 'DeleteItem'], of.keeps],
	]
	return [
		...statements.filter(([, keys]) => keys.length > 0).map(([actions, keys]) => allowed(actions, [tableArn], keys)),
		...(of.pages.length > 0 ? [listStatement(tableArn, of.pages)] : []),
	]
}
