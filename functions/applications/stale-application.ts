import { requireApplication } from '#functions/domain/applications/require-application.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { messages } from '#shared/messages.ts'
import { shownAlone } from './shown-alone.ts'

/** A colleague changed the application first: the refusal shows it as it is now. */
export async function staleApplication(
	token: string,
	person: Person,
	what: 'decision' | 'payment' = 'decision',
) {
	const whole = await requireApplication(token, person)
	const { proposal, decision } = whole.application
	const message =
		what === 'payment'
			? messages.stale
			: proposal
				? sentences.proposedMeanwhile
				: decision
					? sentences.decidedMeanwhile
					: messages.stale
	return new Refusal('conflict', message, undefined, { application: await shownAlone(whole) })
}
