import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import type { Answer } from '#shared/endpoint.ts'
import { type Application, staff } from '#web/console/applications/applications.ts'
import { asAnswered, useApplicationCache } from '#web/console/applications/useApplicationCache.ts'
import { freshOf } from '#web/lib/api.ts'
import { useAction } from '#web/lib/useAction.ts'

type Answered = Answer<typeof applicationsStaffApi.ask>

/** Something that staff do about what is missing. Whatever the answer says is then shown everywhere. */
export function useFollowUp<Input = void>(
	application: Application,
	send: (input: Input) => Promise<Answered>,
	onDone: (application: Application) => void,
	/** A colleague was first, and what they did has to be read before anything else. */
	onStale?: () => void,
) {
	const { token } = application
	const { replace } = useApplicationCache(token)
	return useAction({
		send: async (input: Input) => {
			const answer = await send(input)
			// The answer leaves out what happened so far, which has just grown by what was done here. It's done in any case.
			const known = asAnswered(application, answer.application)
			const whole = await staff.show({ token }).then(
				(shown) => shown.application,
				() => known,
			)
			return { ...answer, whole }
		},
		onDone: ({ whole }) => {
			replace(whole)
			onDone(whole)
		},
		onProblem: (error) => {
			const fresh = freshOf(applicationsStaffApi.ask, error)
			if (!fresh) return
			replace(fresh.application)
			onStale?.()
		},
		message: ({ message }) => message,
	})
}
