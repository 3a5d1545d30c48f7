/** Calls every listener when something outside React changes. `useSyncExternalStore` takes `on` as its subscribe function. */
export function listeners<Heard extends unknown[] = []>() {
	const all = new Set<(...heard: Heard) => void>()
	return {
		/** Returns what stops it. */
		on(listener: (...heard: Heard) => void) {
			all.add(listener)
			return () => void all.delete(listener)
		},
		tell(...heard: Heard) {
			for (const listener of all) listener(...heard)
		},
	}
}

/** Counts what waits, for a notice that is shown while something waits. */
export function counter() {
	const { on, tell } = listeners()
	let many = 0
	return {
		onChange: on,
		many: () => many,
		count(by: 1 | -1) {
			many += by
			tell()
		},
	}
}

/** A browser that keeps nothing for a site may refuse this too. Its tabs then don't hear of each other. */
export function openChannel(name: string) {
	try {
		return new BroadcastChannel(name)
	} catch {
		return undefined
	}
}
