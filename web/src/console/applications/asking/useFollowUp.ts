import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import type { Answer } from '#shared/endpoint.ts'
import { useAction } from '#web/lib/useAction.ts'
import { showingFresh } from '../../useChange.ts'
import { type Application, staff } from '../applications.ts'
import { asAnswered, useApplicationCache } from '../useApplicationCache.ts'

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
		onProblem: showingFresh(applicationsStaffApi.ask, ({ application: fresh }) => {
			replace(fresh)
			onStale?.()
		}),
		message: ({ message }) => message,
	})
}
