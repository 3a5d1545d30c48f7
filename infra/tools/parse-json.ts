/** Logs and queues also hold texts that aren't JSON, which read as undefined. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
