import { vi } from 'vitest'

/** What has not come after five minutes won't come any more, however busy the machine is. */
const patience = { timeout: 300_000, interval: 150 }

/** The question is asked again until there is an answer. */
export const eventually = <Answer>(what: string, ask: () => Promise<Answer | undefined>) =>
	vi.waitFor(async () => {
		const answer = await ask()
		if (answer === undefined) throw new Error(`${what}: it did not happen`)
		return answer
	}, patience)

/** The expectation is repeated until mail has brought it about, and fails after that as it did last. */
export const afterMail = (expectation: () => Promise<void>) => vi.waitFor(expectation, patience)
