import { Banner } from './Banner.tsx'
import { Success } from './Success.tsx'

/** The outcome of an action. In a form, the form's own summary already shows the problem. */
export function ActionBanner({ message, problem }: { message?: string | undefined; problem?: string | undefined }) {
	if (problem) return <Banner tone="bad" role="alert" title={problem} />
	return message ? <Success title={message} /> : null
}
