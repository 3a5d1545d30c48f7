import { describe, expect, it } from 'vitest'
import { sessionPhase, warningMs } from './timing.ts'

const start = Date.UTC(2026, 10, 20, 19)
const clock = { lastAnswerAt: start, idleSeconds: 1800, endsAt: start + 12 * 3_600_000 }
const idleEnd = start + 1_800_000

describe('sessionPhase', () => {
	it('is open until two minutes before the idle end', () => {
		expect(sessionPhase(clock, start)).toEqual({ name: 'open', nextAt: idleEnd - warningMs })
		expect(sessionPhase(clock, idleEnd - warningMs - 1).name).toBe('open')
	})

	it('warns for the last two minutes and then ends', () => {
		expect(sessionPhase(clock, idleEnd - warningMs)).toEqual({ name: 'ending', cause: 'idle', nextAt: idleEnd })
		expect(sessionPhase(clock, idleEnd - 1).name).toBe('ending')
		expect(sessionPhase(clock, idleEnd)).toEqual({ name: 'ended', cause: 'idle' })
	})

	it('counts idle time from the last answer', () => {
		const answered = { ...clock, lastAnswerAt: idleEnd - 1000 }
		expect(sessionPhase(answered, idleEnd)).toEqual({ name: 'open', nextAt: idleEnd - 1000 + 1_800_000 - warningMs })
	})

	it('says that the limit is the cause when an answer cannot help any more', () => {
		const late = { ...clock, lastAnswerAt: clock.endsAt - 60_000 }
		expect(sessionPhase(late, clock.endsAt - 60_000)).toEqual({ name: 'ending', cause: 'limit', nextAt: clock.endsAt })
		expect(sessionPhase(late, clock.endsAt)).toEqual({ name: 'ended', cause: 'limit' })
	})

	it('has ended for a computer that slept through everything', () => {
		expect(sessionPhase(clock, start + 7 * 86_400_000).name).toBe('ended')
	})
})
