import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '#web/components/Button.tsx'
import { applicationPath } from '../paths.ts'
import { staff } from './applications.ts'
import { daysWaited } from './waiting.ts'

/** The application that has waited longest. Lists follow a change late, so the one just decided may still be in it. */
export function NextApplication({ after }: { after: string }) {
	const { data } = useQuery({
		queryKey: ['console', 'next application', after],
		queryFn: async () =>
			(await staff.list({ status: 'Pending', order: 'oldest', limit: 2 })).applications.find(
				({ token }) => token !== after,
			) ?? null,
		gcTime: 0,
	})
	if (!data) return null
	const days = daysWaited(data)
	return (
		<LinkButton to={applicationPath(data.token)} className="wrap-anywhere max-w-full whitespace-normal">
			Next: {data.firstName} {data.lastName}, {days === 1 ? '1 day' : `${days} days`}
		</LinkButton>
	)
}
