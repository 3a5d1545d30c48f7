import { isDeepStrictEqual } from 'node:util'
import { queryWhole } from '#functions/platform/store/table.ts'
import { retried, transact } from '#functions/platform/store/write.ts'
import { ContactSummary } from '#shared/statistics/schema.ts'
import { type Listed, personKey, readPerson, relist, type Said } from './contacts.ts'
import { countedPk, parseCounted, putCounted } from './counted.ts'
import { countsOfPerson, nothing, type Share } from './counts.ts'
import { moveBuckets } from './snapshot.ts'

/** Of the applications with the same key the newest, which comes first. */
const newestBy = (said: readonly Said[], keyOf: (one: Said) => string) => [
	...new Map(said.toReversed().map((one) => [keyOf(one), one])).values(),
]

/** A person counts once in each group. The newest application there says how severe it is, and the newest of all where they live. */
export function countedIn(
	disorder: string,
	said: readonly Said[],
): { listed: Listed; share: Share } | undefined {
	const within = said.filter((one) => disorder === 'all' || one.disorder === disorder)
	const [newest] = said
	if (!newest || within.length === 0) return undefined
	const groups = newestBy(within, (one) => `${one.disorder} ${one.role}`)
	const roles = newestBy(within, ({ role }) => role)
	return {
		listed: {
			...ContactSummary.parse(newest),
			groups: groups.map(({ disorder: name, role, severity }) => ({ disorder: name, role, severity })),
		},
		share: { ...nothing, disorders: { [disorder]: countsOfPerson(roles, newest.state) } },
	}
}

/**
 * Counts and lists a person in each disorder that their applications name. What was counted is read before the
 * applications, so that this transaction begins again when an application changes in between.
 */
export const countPerson = (person: string, now: Date) =>
	retried(async () => {
		const counts = await queryWhole(countedPk(personKey(person, '').pk))
		const counted = new Map(
			counts.map((item) => [String(item.sk).replace('LISTED#', ''), parseCounted(item)]),
		)
		const { said, listed } = await readPerson(person)
		const named = said.length > 0 ? ['all', ...said.map(({ disorder }) => disorder)] : []
		for (const disorder of new Set([...named, ...counted.keys(), ...listed.keys()])) {
			const [was, is] = [counted.get(disorder) ?? parseCounted(undefined), countedIn(disorder, said)]
			const share = is?.share ?? nothing
			const isListed = isDeepStrictEqual(listed.get(disorder), is?.listed)
			if (isListed && isDeepStrictEqual(was.disorders, share.disorders)) continue
			await transact([
				putCounted(personKey(person, disorder), was.version, share, now),
				...moveBuckets(was, share),
				...relist(person, disorder, listed.get(disorder), is?.listed),
			])
		}
	})
