import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import type { Answer } from '#shared/endpoint.ts'
import { useAction } from '#web/lib/useAction.ts'
import { showingFresh } from '../../useChange.ts'
import type { Application } from '../applications.ts'
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
	const { replace, refresh } = useApplicationCache(application.token)
	return useAction({
		send,
		onDone: (answer) => {
			const after = asAnswered(application, answer.application)
			replace(after)
			// The answer leaves out what happened so far, which has just grown by what was done here.
			void refresh()
			onDone(after)
		},
		onProblem: showingFresh(applicationsStaffApi.ask, ({ application: fresh }) => {
			replace(fresh)
			onStale?.()
		}),
		message: ({ message }) => message,
	})
}
