/** Each check has a number of its own, so a check's number counts up. Any other reference is the same for all. */
export function referencesFrom(method: string, first: string | undefined, many: number) {
	const counts = method === 'Check' && first !== undefined && /^\d{1,15}$/.test(first)
	return Array.from({ length: many }, (_, at) =>
		counts ? String(Number(first) + at).padStart(first.length, '0') : first,
	)
}
