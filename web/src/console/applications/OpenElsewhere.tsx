import { useQuery } from '@tanstack/react-query'
import { Banner } from '#web/components/Banner.tsx'
import { useWhileThere } from '#web/lib/useWhileThere.ts'
import { timeOfDay } from '../when.ts'
import { relatedStaff } from './related.ts'

const everyMs = 30_000

/** Says to colleagues that this application is open here, and shows who else has it open. */
export function OpenElsewhere({ token }: { token: string }) {
	const { data = [], refetch } = useQuery({
		queryKey: ['console', 'readers', token],
		queryFn: async () => (await relatedStaff.readers({ token })).readers,
		refetchOnWindowFocus: 'always',
		gcTime: 0,
		retry: false,
	})
	useWhileThere(() => void refetch(), everyMs)
	return (
		<div role="status" className="grid gap-s2 empty:hidden print:hidden">
			{data.map(({ name, since }) => (
				<Banner key={`${name} ${since}`} tone="waiting" title={`${name} has this open too`}>
					<p>Since {timeOfDay(since)}. Talk to each other before you decide.</p>
				</Banner>
			))}
		</div>
	)
}
