import { onAnswer } from '#web/lib/api.ts'
import { listeners } from '#web/lib/listeners.ts'
import { onOtherTab, tellOtherTabs } from './tabs.ts'

let lastAnswerAt = Date.now()
/** The server's clock is ahead of this browser's by this: phones are often wrong by more than a session's length. */
let aheadMs = 0

const laterAnswers = listeners()

function heard(at: number) {
	if (at <= lastAnswerAt) return
	lastAnswerAt = at
	laterAnswers.tell()
}

onAnswer((response) => {
	const serverTime = Date.parse(response.headers.get('date') ?? '')
	const at = Date.now()
	if (serverTime) aheadMs = serverTime - at
	heard(at)
	tellOtherTabs({ kind: 'answered', at })
})

/** Now, by the server's clock. Without an answer yet it's this browser's. */
export const serverNow = () => Date.now() + aheadMs

onOtherTab((message) => {
	if (message.kind === 'answered') heard(message.at)
})

export const sessionClock = (session: { idleSeconds: number; endsAt: string }) => ({
	lastAnswerAt,
	idleSeconds: session.idleSeconds,
	endsAt: Date.parse(session.endsAt) - aheadMs,
})

export const onLaterAnswer = laterAnswers.on
