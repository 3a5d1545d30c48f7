/** A browser that keeps nothing for a site may refuse this too. Its tabs then don't hear of each other. */
export function openChannel(name: string) {
	try {
		return new BroadcastChannel(name)
	} catch {
		return undefined
	}
}
