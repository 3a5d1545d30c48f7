const atOnce = 8

/** Limits how many requests run at once, so that none times out on a small machine. Answers keep the order of the requests. */
export async function inBatches<One, Answer>(those: readonly One[], ask: (one: One) => Promise<Answer>) {
	const answers: Answer[] = Array(those.length)
	const waiting = those.entries()
	const worker = async () => {
		for (const [place, one] of waiting) answers[place] = await ask(one)
	}
	await Promise.all(Array.from({ length: atOnce }, worker))
	return answers
}

/** The gateway throttles requests. A throttled request never reached a function, so it's safe to send it again. */
export async function unhurried<Answer extends { status: number; headers: Headers }>(
	send: () => Promise<Answer>,
): Promise<Answer> {
	const reply = await send()
	if (reply.status !== 429 || reply.headers.has('x-request-id')) return reply
	await new Promise((resolve) => setTimeout(resolve, 500))
	return unhurried(send)
}
