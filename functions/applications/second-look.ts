import { heldNow, stopMail } from '#functions/domain/applications/held-decision.ts'
import type { Application } from '#functions/domain/applications/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { applicationsApi } from '#shared/applications/api.ts'
import { isAwaited } from '#shared/applications/missing.ts'
import { mayAskAgain, type SecondLookInput } from '#shared/applications/second-look.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { opened, type Purpose, refuseTooMany, send } from './documents.ts'
import { found } from './find.ts'
import { own } from './own-applications.ts'

type Api = typeof applicationsApi

export const askAgain = (context: RequestContext<Api['askAgain']>) =>
	send(context, again(context), (one) => own(one, context.person, sentences.ownNotFound), context.commit)

export const askFoundAgain = (context: RequestContext<Api['askFoundAgain']>) =>
	send(context, again(context), (one) => found(one, context.input, context.person), context.commit)

/** It opens as a closed one does, and keeps who denied it, because someone else looks at it now. */
const again = ({ input, now }: { input: SecondLookInput; now: Date }): Purpose => ({
	refuse: (seen) => {
		if (heldNow(seen, now)) throw new Refusal('conflict', sentences.answeringAgain)
		if (!mayAskAgain(seen, now)) throw new Refusal('conflict', sentences.noSecondLook)
		refuseTooMany(seen, input.attachments ?? [])
	},
	change: async (seen, files) => {
		const { missing, decision } = seen
		if (!decision) throw new Error('A denial has a decision')
		const on = now.toISOString()
		const { employeeId: deniedBy, date: deniedOn } = decision
		return {
			what: 'asked again',
			message: sentences.secondLookAsked,
			changes: {
				...opened,
				held: undefined,
				reopenedOn: on,
				stillWorkingOn: undefined,
				secondLook: { on, words: input.words, files: files.length, deniedBy, deniedOn },
				...unasked(missing, on),
			},
			stopped: (await stopMail(seen, now, { evenIfSending: true })).writes,
		}
	},
})

/** The clock must not close it at once for what was asked before the denial. */
const unasked = (missing: Application['missing'], date: string) =>
	missing && isAwaited({ status: 'Pending', missing })
		? { missing: { ...missing, answer: { kind: 'documents' as const, date } } }
		: {}
