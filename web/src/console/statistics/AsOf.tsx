import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { statisticsSentences } from '#shared/statistics/schema.ts'
import { Button } from '#web/components/Button.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { useWhileThere } from '#web/lib/useWhileThere.ts'
import { consolePath } from '../paths.ts'
import { dayAndTime } from '../when.ts'
import { statistics, statisticsKey } from './statistics.ts'

const secondsBetweenLooks = 5

/** Says how old the numbers are, how to get newer ones, and what they mean. */
export function AsOf({ moment }: { moment: string | undefined }) {
	const cache = useQueryClient()
	// Set while a count goes on after its request was answered: the moment of the numbers that were shown then.
	const [outdated, setOutdated] = useState<{ moment: string | undefined }>()
	const isCounting = outdated !== undefined && outdated.moment === moment
	const refresh = useAction({
		send: () => statistics.refresh({}),
		onDone: ({ message }) => {
			setOutdated(message === statisticsSentences.stillCounting ? { moment } : undefined)
			return cache.invalidateQueries({ queryKey: statisticsKey })
		},
		message: ({ message }) => message,
	})
	useWhileThere(() => {
		if (isCounting) void cache.invalidateQueries({ queryKey: statisticsKey })
	}, secondsBetweenLooks * 1000)
	const counted = outdated && !isCounting ? statisticsSentences.refreshed : refresh.message
	return (
		<div className="grid gap-s3">
			<div className="flex flex-wrap items-center gap-x-s4 gap-y-s2">
				<p className="text-soft">{moment ? `As of ${dayAndTime(moment)}` : 'Nothing was counted yet.'}</p>
				<Button
					look="ghost"
					size="small"
					className="print:hidden"
					busy={refresh.busy && 'Generating Stats...'}
					onClick={() => refresh.start(undefined)}
				>
					Refresh
				</Button>
				<Link to={consolePath('statistics', 'definitions')} className="print:hidden">
					What these numbers mean
				</Link>
			</div>
			<ActionBanner message={counted} problem={refresh.problem} />
		</div>
	)
}
