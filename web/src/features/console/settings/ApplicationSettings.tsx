import { useQuery, useQueryClient } from '@tanstack/react-query'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { ActionBanner } from '#web/components/ActionBanner.tsx'
import { ErrorState } from '#web/components/ErrorState.tsx'
import { Skeleton } from '#web/components/Loading.tsx'
import { Section } from '#web/components/Section.tsx'
import { SettingSwitch } from '#web/components/SettingSwitch.tsx'
import { client } from '#web/lib/api.ts'
import { useAction } from '#web/lib/useAction.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { DigestSettings } from './DigestSettings.tsx'

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
		<div className="grid gap-s4">
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
						<SettingSwitch
							label="Guests may apply"
							on={change.sending ?? data.guestApplications}
							onChange={(allowed) => (change.busy ? undefined : change.start(allowed))}
						/>
					) : (
						<Skeleton lines={1} />
					)}
				</Section>
			)}
			<DigestSettings />
		</div>
	)
}
