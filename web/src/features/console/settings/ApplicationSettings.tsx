import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Switch } from 'react-aria-components'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { ActionBanner } from '#web/components/ActionBanner.tsx'
import { ErrorState } from '#web/components/ErrorState.tsx'
import { Skeleton } from '#web/components/Loading.tsx'
import { Section } from '#web/components/Section.tsx'
import { client } from '#web/lib/api.ts'
import { useAction } from '#web/lib/useAction.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'

const settings = client({ read: applicationsApi.settings, change: applicationsStaffApi.changeSettings })

const queryKey = ['console', 'application-settings']

export default function ApplicationSettings() {
	const cache = useQueryClient()
	const { data, error, isFetching, refetch } = useQuery({ queryKey, queryFn: () => settings.read({}) })
	const change = useAction({
		send: (guestApplications: boolean) => settings.change({ guestApplications }),
		// A second read could be a minute old, because CloudFront keeps this answer for everyone.
		onDone: (_, guestApplications: boolean) =>
			cache.setQueryData(queryKey, { status: true, guestApplications }),
		message: ({ message }) => message,
	})
	return (
		<>
			<ConsoleHeading title="Application Settings" />
			{error ? (
				<ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
			) : (
				<Section
					title="Guests"
					hint="Guests apply without an account and look up the answer with their token."
				>
					<ActionBanner {...change} />
					{data ? (
						<Switch
							isSelected={change.sending ?? data.guestApplications}
							onChange={(allowed) => (change.busy ? undefined : change.start(allowed))}
							className="group flex min-h-12 w-fit cursor-pointer items-center gap-s3 rounded-full pr-s3"
						>
							<span className="flex h-8 w-14 items-center rounded-full border-2 border-field bg-sand p-1 transition-colors group-data-selected:border-river group-data-selected:bg-river">
								<span className="size-5 rounded-full bg-field transition-transform group-data-selected:translate-x-6 group-data-selected:bg-white" />
							</span>
							<span>
								Guests may apply: <b>{(change.sending ?? data.guestApplications) ? 'Yes' : 'No'}</b>
							</span>
						</Switch>
					) : (
						<Skeleton lines={1} />
					)}
				</Section>
			)}
		</>
	)
}
