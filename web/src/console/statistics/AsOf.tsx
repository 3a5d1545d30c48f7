import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '#web/components/Button.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { serverNow } from '#web/lib/session/clock.ts'
import { useAction } from '#web/lib/useAction.ts'
import { consolePath } from '../paths.ts'
import { dayAndTime } from '../when.ts'
import { statistics, statisticsKey } from './statistics.ts'

const oldMs = 15 * 60_000

/** The moment of the numbers that were too old, so that these are asked for again only once. */
let tooOld: string | undefined

/** Says how old the numbers are, how to get newer ones, and what they mean. Old ones are counted again by themselves. */
export function AsOf({ moment }: { moment: string | undefined }) {
	const cache = useQueryClient()
	const refresh = useAction({
		send: () => statistics.refresh({}),
		onDone: () => cache.invalidateQueries({ queryKey: statisticsKey }),
		message: ({ message }) => message,
	})
	const { start } = refresh
	useEffect(() => {
		if (moment === undefined || tooOld === moment || serverNow() - Date.parse(moment) < oldMs) return
		tooOld = moment
		start()
	}, [moment, start])
	return (
		<div className="grid gap-s3">
			<div className="flex flex-wrap items-center gap-x-s4 gap-y-s2">
				<p className="text-soft">{moment ? `As of ${dayAndTime(moment)}` : 'Nothing was counted yet.'}</p>
				<Button
					look="ghost"
					size="small"
					className="print:hidden"
					busy={refresh.busy && 'Generating Stats...'}
					onClick={() => start()}
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
