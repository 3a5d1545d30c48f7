const atOnce = 8

/** As many at once as a small machine answers without anybody waiting; the answers in the order of the questions. */
export async function inBatches<One, Answer>(those: readonly One[], ask: (one: One) => Promise<Answer>) {
	const answers: Answer[] = Array(those.length)
	const waiting = those.entries()
	const worker = async () => {
		for (const [place, one] of waiting) answers[place] = await ask(one)
	}
	await Promise.all(Array.from({ length: atOnce }, worker))
	return answers
}

/** The gateway lets so many requests through in a second. What it turns away never came to us, and is sent again. */
export async function unhurried<Answer extends { status: number; headers: Headers }>(
	send: () => Promise<Answer>,
): Promise<Answer> {
	const reply = await send()
	if (reply.status !== 429 || reply.headers.has('x-request-id')) return reply
	await new Promise((resolve) => setTimeout(resolve, 500))
	return unhurried(send)
}
