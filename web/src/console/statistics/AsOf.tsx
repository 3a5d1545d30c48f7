import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Button } from '#web/components/Button.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { consolePath } from '../paths.ts'
import { dayAndTime } from '../when.ts'
import { statistics, statisticsKey } from './statistics.ts'

/** Says how old the numbers are, how to get newer ones, and what they mean. */
export function AsOf({ moment }: { moment: string | undefined }) {
	const cache = useQueryClient()
	const refresh = useAction({
		send: () => statistics.refresh({}),
		onDone: () => cache.invalidateQueries({ queryKey: statisticsKey }),
		message: ({ message }) => message,
	})
	return (
		<div className="grid gap-s3">
			<div className="flex flex-wrap items-center gap-x-s4 gap-y-s2">
				<p className="text-soft">{moment ? `As of ${dayAndTime(moment)}` : 'Nothing was counted yet.'}</p>
				<Button
					look="ghost"
					size="small"
					className="print:hidden"
					busy={refresh.busy && 'Generating Stats...'}
					onClick={() => refresh.start()}
				>
					Refresh
				</Button>
				<Link to={consolePath('statistics', 'definitions')} className="print:hidden">
					What these numbers mean
				</Link>
			</div>
			<ActionBanner message={refresh.message} problem={refresh.problem} />
		</div>
	)
}
