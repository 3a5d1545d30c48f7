import type { Grant } from './money.ts'

/** Each check has a number of its own, so a check's number counts up. Any other reference is the same for all. */
export function referenceAt(method: string | undefined, first: string | undefined, at: number) {
	const counts = method === 'Check' && first !== undefined && /^\d{1,15}$/.test(first)
	return counts ? String(Number(first) + at).padStart(first.length, '0') : first
}

const withoutCase = (payee: string) => payee.trim().toLowerCase()

/** What one check pays: a grant, or all grants to the same payee where the list is grouped by payee. */
export const checkOf = ({ token, payee }: Pick<Grant, 'token' | 'payee'>, isGrouped: boolean) =>
	isGrouped && payee ? withoutCase(payee) : token

/** The grants to each payee, in the order of the list. */
export function groupByCheck<Row extends Pick<Grant, 'token' | 'payee'>>(grants: readonly Row[], isGrouped: boolean) {
	const groups = new Map<string, Row[]>()
	for (const grant of grants) {
		const check = checkOf(grant, isGrouped)
		groups.set(check, [...(groups.get(check) ?? []), grant])
	}
	return groups
}

interface Numbering {
	method: string | undefined
	first: string | undefined
	/** The checks whose payments may be recorded already. They keep their numbers, and the others follow. */
	sent: readonly string[]
	/** The numbers that someone typed into a row. */
	typed: Readonly<Record<string, string>>
}

/** The reference of each check that is chosen. */
export function numberChecks(checks: readonly string[], { method, first, sent, typed }: Numbering) {
	const counted = [...new Set([...sent, ...checks])]
	const numberOf = (check: string) =>
		(method === 'Check' ? typed[check] : undefined) ?? referenceAt(method, first, counted.indexOf(check)) ?? ''
	return new Map(checks.map((check) => [check, numberOf(check)]))
}
