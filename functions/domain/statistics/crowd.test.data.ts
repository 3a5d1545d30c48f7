import { expect } from 'vitest'
import type { Item } from '#functions/platform/store/table.ts'
import { storedApplication } from '#infra/testing/application.ts'
import { platformCode } from '#infra/testing/in-process.ts'
import { writeItems } from '#infra/testing/own-table.ts'
import { assistanceTypes } from '#shared/applications/schema.ts'
import { bleedingDisorderRelationships, bleedingDisorderSeverities } from '#shared/medical.ts'
import { disorderKeys } from '#shared/statistics/schema.ts'

export const now = new Date('2026-11-22T12:00:00Z')

const one = <Value>(of: readonly Value[], at: number) => of[at % of.length] ?? expect.unreachable()

const places = ['AL', 'GA', 'MS', 'TN', 'TX', 'PR', 'FL'] as const
const disorders = Object.values(disorderKeys)

const tokenOf = (at: number) => `BTG-${String(at).padStart(6, '0')}`

/** A name of their own for each. */
const lettersOf = (at: number) => `Vale${[...String(at)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('')}`

/** All are decided, over almost eight years. Few come from someone with a bleeding disorder. */
function application(at: number) {
	const sent = Date.UTC(2018, 0, 1) + ((at * 7919) % 2770) * 86_400_000
	const isAffected = at % 50 === 0
	const status = at % 3 === 0 ? 'Denied' : 'Approved'
	const amount = 100 + (at % 300)
	return storedApplication({
		token: tokenOf(at),
		issuedOn: new Date(sent).toISOString(),
		lastName: lettersOf(at),
		email: `person.${at}@example.org`,
		state: one(places, at),
		type: one(assistanceTypes, at),
		bleedingDisorder: isAffected,
		bleedingDisorderType: isAffected ? one(disorders, at / 50) : undefined,
		bleedingDisorderRelationship: isAffected ? one(bleedingDisorderRelationships, at / 50) : undefined,
		bleedingDisorderSeverity: isAffected ? one(bleedingDisorderSeverities, at / 50) : undefined,
		status,
		amountApproved: status === 'Approved' ? amount : undefined,
		decision: {
			status,
			amount,
			message: '',
			emailed: false,
			name: 'Rowan Heath',
			employeeId: 'rowan',
			date: new Date(sent + (at % 9) * 4 * 86_400_000).toISOString(),
		},
	})
}

/** The code that counts, once the process talks to the table of the test. */
export async function crowdCode() {
	const code = await platformCode()
	const { applications, putApplication } = await import('#functions/domain/applications/table.ts')
	const { countEverything } = await import('./count-everything.ts')
	const { compareStatistics } = await import('./compare.test.data.ts')
	const { WholeTable } = await import('#infra/operator/table-copy.ts')
	return { ...code, applications, putApplication, countEverything, compareStatistics, WholeTable }
}

type Code = Awaited<ReturnType<typeof crowdCode>>

/** Writes applications without their search rows, which the count doesn't read. */
export async function writeCrowd(code: Code, from: number, to: number) {
	let items: Item[] = []
	for (let at = from; at < to; at++) {
		const sent = application(at)
		const { pk, sk } = code.applications.key(sent.token)
		const stored = code.putApplication(sent).flatMap(({ input }) => input.Item ?? [])
		items.push(...stored.filter((item) => item.pk === pk && item.sk === sk))
		if (items.length < 5000 && at + 1 < to) continue
		await writeItems(items)
		items = []
	}
}
