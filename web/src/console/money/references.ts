/** Each check has a number of its own, so a check's number counts up. Any other reference is the same for all. */
export function referenceAt(method: string, first: string | undefined, at: number) {
	const counts = method === 'Check' && first !== undefined && /^\d{1,15}$/.test(first)
	return counts ? String(Number(first) + at).padStart(first.length, '0') : first
}

/**
 * Counts the numbers of checks. A grant that keeps its number gets the same one when it's sent again, because the first
 * payment may have arrived although nobody heard of it. Those that weren't sent follow.
 */
export function checkNumbers() {
	const kept = new Map<string, readonly string[]>()
	return (method: string, first: string | undefined, token: string) => {
		const what = JSON.stringify([method, first])
		const tokens = [...new Set([...(kept.get(what) ?? []), token])]
		return { reference: referenceAt(method, first, tokens.indexOf(token)), keep: () => void kept.set(what, tokens) }
	}
}
