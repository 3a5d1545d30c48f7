import { Banner } from './Banner.tsx'

/** What became of an action. In a form the problem is already in the form's own summary. */
export function ActionBanner({
	message,
	problem,
}: {
	message?: string | undefined
	problem?: string | undefined
}) {
	if (problem) return <Banner tone="bad" role="alert" title={problem} />
	return message ? <Banner tone="good" role="status" title={message} /> : null
}
