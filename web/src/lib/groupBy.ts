/** As `Map.groupBy`, which old phones don't have. */
export function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key) {
	const groups = new Map<Key, Row[]>()
	for (const row of rows) {
		const key = keyOf(row)
		groups.set(key, [...(groups.get(key) ?? []), row])
	}
	return groups
}
