import { expect } from 'vitest'
import type { Item } from '#functions/platform/store/table.ts'
import { storedApplication } from '#infra/testing/application.ts'
import { platformCode } from '#infra/testing/in-process.ts'
import { writeItems } from '#infra/testing/own-table.ts'
import { assistanceTypes } from '#shared/applications/schema.ts'
import { bleedingDisorderRelationships, bleedingDisorderSeverities } from '#shared/medical.ts'
import { disorderKeys } from '#shared/statistics/schema.ts'
import type { Counts, Share } from './counts.ts'

export const now = new Date('2026-11-22T12:00:00Z')

const one = <Value>(of: readonly Value[], at: number) => of[at % of.length] ?? expect.unreachable()

/** Few, because a bucket with all of them would be too much for one update. */
const places = ['AL', 'GA', 'MS', 'TN', 'TX', 'PR', 'FL'] as const
const disorders = Object.values(disorderKeys)

/** One of every thousand. One of ten of these comes from someone with a bleeding disorder. */
export const isChanged = (at: number) => at % 1000 === Math.floor(at / 1000) % 10

export const tokenOf = (at: number) => `BTG-${String(at).padStart(6, '0')}`

/** All are decided, over almost eight years. Few come from someone with a bleeding disorder. */
function application(at: number) {
	const sent = Date.UTC(2018, 0, 1) + ((at * 7919) % 2770) * 86_400_000
	const isAffected = at % 50 === 0
	const status = at % 3 === 0 ? 'Denied' : 'Approved'
	const amount = 100 + (at % 300)
	return storedApplication({
		...{ token: tokenOf(at), issuedOn: new Date(sent).toISOString(), email: `person.${at}@example.org` },
		...{ state: one(places, at), type: one(assistanceTypes, at) },
		...{
			bleedingDisorder: isAffected,
			bleedingDisorderType: isAffected ? one(disorders, at / 50) : undefined,
		},
		bleedingDisorderRelationship: isAffected ? one(bleedingDisorderRelationships, at / 50) : undefined,
		bleedingDisorderSeverity: isAffected ? one(bleedingDisorderSeverities, at / 50) : undefined,
		...{ status, amountApproved: status === 'Approved' ? amount : undefined },
		decision: {
			...{ status, amount, message: '', emailed: false, name: 'Rowan Heath', employeeId: 'rowan' },
			date: new Date(sent + (at % 9) * 4 * 86_400_000).toISOString(),
		},
	})
}

/** The code that counts, once the process talks to the table of the test. */
export async function crowdCode() {
	const code = await platformCode()
	const table = await import('#functions/domain/applications/table.ts')
	const contacts = await import('./contacts.ts')
	const { countedIn } = await import('./count-person.ts')
	const counted = await import('./counted.ts')
	const counts = await import('./counts.ts')
	const { moveBuckets, countedUntil } = await import('./snapshot.ts')
	const { countChanges } = await import('./count-changes.ts')
	const { compareStatistics } = await import('#infra/operator/compare-statistics.ts')
	const { WholeTable } = await import('#infra/operator/table-copy.ts')
	return {
		...{ ...code, ...table, ...contacts, ...counted, ...counts },
		...{ countedIn, moveBuckets, countedUntil, countChanges, compareStatistics, WholeTable },
	}
}

type Code = Awaited<ReturnType<typeof crowdCode>>

const itemsOf = (writes: ReturnType<Code['putApplication']>) =>
	writes.flatMap(({ input }) => input.Item ?? [])

/**
 * Writes applications as the job leaves them once it has counted them, in batches instead of one after the other. The full
 * count that follows shows whether that's the same. What won't be changed is in no search, so a full count reads less here
 * than in a real table.
 */
export async function writeCrowd(code: Code, from: number, to: number) {
	const total = new Total()
	let items: Item[] = []
	for (let at = from; at < to; at++) {
		const sent = application(at)
		const key = code.applications.key(sent.token)
		const said = code.saidBy(sent)
		const person = said && code.personOf(said)
		const { share } = code.readApplication(sent, now)
		total.add(share)
		const stored = itemsOf(code.putApplication(sent))
		items.push(
			...(isChanged(at)
				? stored.filter(({ pk }) => pk !== 'CHANGED')
				: stored.filter(({ pk }) => pk === key.pk)),
			...itemsOf([code.putCounted(key, 0, { ...share, ...(person && { person }) }, now)]),
		)
		if (said && person) {
			items.push(...itemsOf([code.putSaid(person, said)]))
			for (const disorder of ['all', said.disorder]) {
				const counted = code.countedIn(disorder, [said])
				if (!counted) continue
				total.add(counted.share)
				const { listed } = counted
				items.push(
					...itemsOf(code.relist(person, disorder, undefined, listed)),
					...itemsOf([code.putCounted(code.personKey(person, disorder), 0, counted.share, now)]),
				)
			}
		}
		if (items.length < 5000 && at + 1 < to) continue
		await writeItems(items)
		items = []
	}
	const buckets = code.moveBuckets(code.nothing, total.share)
	for (let at = 0; at < buckets.length; at += 25) await code.transact(buckets.slice(at, at + 25))
}

/** The sum of many shares. */
class Total {
	readonly share = {
		days: {} as Record<string, Record<string, number>>,
		disorders: {} as Record<string, Record<string, number>>,
	}

	add({ days, disorders }: Share) {
		this.#addTo(this.share.days, days)
		this.#addTo(this.share.disorders, disorders)
	}

	#addTo(sums: Record<string, Record<string, number>>, added: Readonly<Record<string, Counts>>) {
		for (const [bucket, counts] of Object.entries(added)) {
			sums[bucket] ??= {}
			for (const [name, many] of Object.entries(counts)) sums[bucket][name] = (sums[bucket][name] ?? 0) + many
		}
	}
}
