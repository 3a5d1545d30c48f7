/**
 * Only so many requests run at once, so that none times out on a small machine. Answers keep the order of the
 * requests.
 */
export async function inBatches<One, Answer>(those: readonly One[], ask: (one: One) => Promise<Answer>, atOnce = 8) {
	const answers: Answer[] = Array(those.length)
	const waiting = those.entries()
	const worker = async () => {
		for (const [place, one] of waiting) answers[place] = await ask(one)
	}
	await Promise.all(Array.from({ length: atOnce }, worker))
	return answers
}
