import { LinkButton } from '#web/components/Button.tsx'
import { shortDay } from '#web/lib/days.ts'
import { applicationPath } from '../paths.ts'
import { isCutOffSoon } from './CutOffTag.tsx'
import { useNextAfter } from './nextAfter.ts'
import { daysWaited } from './waiting.ts'

/** Opens the next one where this one was decided. */
export function NextApplication({ after }: { after: string }) {
	const next = useNextAfter(after)
	if (!next) return null
	const { token, firstName, lastName, cutOffDate } = next
	const now = new Date()
	const days = daysWaited(next)
	const why =
		cutOffDate && isCutOffSoon(cutOffDate, now)
			? `cut-off ${shortDay(cutOffDate, now)}`
			: days === 1
				? '1 day'
				: `${days} days`
	return (
		<LinkButton to={applicationPath(token, 'respond')} className="wrap-anywhere max-w-full whitespace-normal">
			Next: {firstName} {lastName}, {why}
		</LinkButton>
	)
}
