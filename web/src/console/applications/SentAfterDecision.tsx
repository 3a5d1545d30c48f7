import { Banner } from '#web/components/Banner.tsx'
import type { Application } from './applications.ts'
import { isSentAfter } from './news.ts'

/** Until its email leaves, the applicant doesn't know of the decision, and may send what nobody would read then. */
export const SentAfterDecision = ({ application }: { application: Application }) =>
	isSentAfter(application) ? (
		<Banner tone="bad" role="alert" title="They sent something after this was decided.">
			Please read it. If it matters, take the decision back or change it.
		</Banner>
	) : null
