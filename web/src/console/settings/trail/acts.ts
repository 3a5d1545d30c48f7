import type { Answer } from '#shared/endpoint.ts'
import type { trailApi } from '#shared/trail/api.ts'
import { dollars } from '#web/lib/money.ts'
import { actors, sentenceOf } from './sentences.ts'

export type TrailRecord = Answer<typeof trailApi.read>['records'][number]

/** The newest record first, which is what the person did. The others led to it, or are the same done again. */
export type Act = readonly [TrailRecord, ...TrailRecord[]]

const minute = 60_000

/** What someone does on the way to an act: they look at something, and type their key. A wrong key stays a line of its own. */
const isOnTheWay = ({ action }: TrailRecord) =>
	/^(Read|Opened|Looked|Previewed|Took the list|Typed the right employee key)\b/.test(sentenceOf(action))

/** Folds what someone looked at, and their keys, into what they did within a minute, and the same done several times into one. */
export function actsOf(records: readonly TrailRecord[]): Act[] {
	const acts: [TrailRecord, ...TrailRecord[]][] = []
	const newest = new Map<string, [TrailRecord, ...TrailRecord[]]>()
	for (const record of records) {
		const act = newest.get(record.by)
		const last = act?.filter(({ action }) => action === act[0].action).at(-1)
		const before = last ? Date.parse(last.at) - Date.parse(record.at) : -1
		const belongs = before >= 0 && before <= minute && (isOnTheWay(record) || record.action === last?.action)
		if (act && belongs && !(record.by in actors)) act.push(record)
		else {
			acts.push([record])
			newest.set(record.by, acts.at(-1) ?? [record])
		}
	}
	return acts
}

const payments = '/api/record-payment'
const mostNamed = 3

/** Says in one line what an act was, and whom it was about. */
export function actInWords([first, ...others]: Act) {
	const same: Act = [first, ...others.filter(({ action }) => action === first.action)]
	// A payment that was corrected was recorded twice.
	const things = [...new Map(same.map((record) => [record.about, record])).values()]
	const unnamed = things.length - mostNamed
	const about = things.slice(0, mostNamed).map(({ about: id, aboutName }) => aboutName ?? id)
	return { what: whatOf(same, things), about: about.join(', ') + (unnamed > 0 ? ` and ${unnamed} more` : '') }
}

function whatOf(same: Act, things: readonly TrailRecord[]) {
	const [{ action }] = same
	const sentence = sentenceOf(action)
	if (action !== payments) return same.length === 1 ? sentence : `${sentence}, ${same.length} times`
	const what = things.length === 1 ? sentence : `Recorded ${things.length} payments`
	const sum = things.reduce((all, { paid = Number.NaN }) => all + paid, 0)
	return sum > 0 ? `${what}, ${dollars(sum)}` : what
}
