import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '#web/components/Button.tsx'
import { staff } from '../applications/applications.ts'
import { type Counts, countsQuery } from '../counts.ts'
import { applicationPath, consolePath } from '../paths.ts'

const forUs = { queue: 'for-us', limit: 1 } as const

/**
 * Shows who begins the queue, how many are late, and how many have a cut-off within a week. It's kept below the counts, so
 * whatever makes them out of date does the same to it.
 */
const headQuery = {
	queryKey: [...countsQuery.queryKey, 'start'],
	queryFn: async () => {
		const [head, late, cutOff] = await Promise.all([
			staff.list({ ...forUs, order: 'urgent' }),
			staff.list({ ...forUs, late: true }),
			staff.list({ ...forUs, cutOff: 'soon' }),
		])
		return { first: head.applications[0], late: late.total?.many ?? 0, cutOff: cutOff.total?.many ?? 0 }
	},
}

/** The page says the number without waiting for the rest, which only adds to it. */
export function ForUs({ counts: { applications = 0, forApplicant = 0 } }: { counts: Counts }) {
	const many = Math.max(applications - forApplicant, 0)
	const { data } = useQuery({ ...headQuery, enabled: many > 0 })
	return (
		<section
			aria-label="Applications for us"
			className="grid items-center gap-s4 card p-s4 medium:grid-cols-[auto_minmax(0,1fr)_auto] medium:p-s5"
		>
			<p className="font-title font-head text-[4rem] leading-none tabular-nums">{many.toLocaleString('en-US')}</p>
			<div className="min-h-14">
				<h2 className="text-h3">{many === 1 ? 'application is waiting for us' : 'applications are waiting for us'}</h2>
				{many === 0 ? <p className="text-soft">All caught up.</p> : null}
				{data && data.late > 0 ? (
					<p className="font-strong text-rose">{data.late === 1 ? '1 is late.' : `${data.late} are late.`}</p>
				) : null}
				{data && data.cutOff > 0 ? (
					<p className="font-strong text-clay">
						{data.cutOff === 1
							? 'Someone will be cut off within a week.'
							: `${data.cutOff} people will be cut off within a week.`}
					</p>
				) : null}
			</div>
			{data?.first ? (
				<LinkButton
					to={applicationPath(data.first.token, 'respond')}
					className="max-w-full whitespace-normal wrap-anywhere"
				>
					Start with {data.first.firstName}
				</LinkButton>
			) : (
				<LinkButton look="ghost" to={`${consolePath('applications')}?show=for-us`}>
					Open the list
				</LinkButton>
			)}
		</section>
	)
}
