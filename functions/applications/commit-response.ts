import { requireApplication, staffView } from '#functions/domain/applications/require-application.ts'
import { type Application, putFollowUp } from '#functions/domain/applications/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import type { Write } from '#functions/platform/store/write.ts'
import type { FollowUpRecord } from '#shared/applications/missing.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'

export type Responding = RequestContext<typeof applicationsStaffApi.respond>

interface Outcome {
	message: string
	/** Missing if the response was kept as a proposal. */
	decision?: Application['decision']
	/** The earlier decision, if its mail was stopped. */
	unsent?: Application['decision']
	/** An additional entry for the history. */
	step?: FollowUpRecord | undefined
	writes: Write[]
}

export async function commitResponse(
	context: Responding,
	after: Application,
	{ message, writes, ...outcome }: Outcome,
) {
	const { token, version } = context.input
	const application = version === undefined ? await wholeAfter(context, after, outcome) : after
	return context.commit(
		token,
		[...writes, ...(outcome.step ? [putFollowUp(token, outcome.step)] : [])],
		{ message, application },
		outcome.decision ? undefined : 'proposed',
	)
}

/** Returns the whole application, as documented. Our own page has it already and names its version, so it gets less. */
async function wholeAfter(
	{ person }: Responding,
	after: Application,
	{ decision, unsent, step }: Omit<Outcome, 'message' | 'writes'>,
) {
	const whole = await requireApplication(after.token, person)
	const earlier = whole.decisions.map((one) => (one.date === unsent?.date ? { ...one, emailed: false } : one))
	const decisions = [...earlier, ...(decision ? [decision] : [])]
	const followUps = [...whole.followUps, ...(step ? [step] : [])]
	return staffView({ ...whole, application: after, decisions, followUps })
}
