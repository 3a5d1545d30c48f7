import { type ReactNode, useEffect, useRef } from 'react'
import { LinkButton } from '#web/components/Button.tsx'
import { section } from '#web/console/applications/applications.ts'
import { isCutOffSoon } from '#web/console/applications/list/CutOffTag.tsx'
import { daysWaited } from '#web/console/applications/list/waiting.ts'
import { shortDay } from '#web/lib/days.ts'
import { useListPlace } from '../../listPlace.ts'
import { applicationPath, consolePath } from '../../paths.ts'
import { useNextAfter } from './nextAfter.ts'

interface Props {
	token: string
	children: ReactNode
	/** Shown beside the button that goes on. */
	actions?: ReactNode
}

/** Says what was done and where to go on. It takes the focus, because the form it replaces had it. */
export function Outcome({ token, children, actions }: Props) {
	const box = useRef<HTMLDivElement>(null)
	const { path = consolePath(section), title = 'Pending applications', state } = useListPlace(section)
	useEffect(() => box.current?.focus(), [])
	return (
		<div ref={box} tabIndex={-1} className="grid gap-s4 outline-none">
			{children}
			<div className="flex flex-wrap items-center gap-s3">
				<NextApplication after={token} />
				<LinkButton look="ghost" to={path} state={state}>
					Back to {title}
				</LinkButton>
				{actions}
			</div>
		</div>
	)
}

/** Opens the next one where this one was decided. */
function NextApplication({ after }: { after: string }) {
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
