import { useQuery, useQueryClient } from '@tanstack/react-query'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { Section } from '#web/components/forms/Section.tsx'
import { SettingSwitch } from '#web/components/forms/SettingSwitch.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { client } from '#web/lib/api.ts'
import { useAction } from '#web/lib/useAction.ts'

const settings = client({ read: applicationsStaffApi.digest, change: applicationsStaffApi.changeDigest })

const queryKey = ['console', 'digest']

/** Each employee's own choice. */
export function DigestSettings() {
	const cache = useQueryClient()
	const { data, error, isFetching, refetch } = useQuery({ queryKey, queryFn: () => settings.read({}) })
	const change = useAction({
		send: (digest: boolean) => settings.change({ digest }),
		onDone: (_, digest: boolean) => cache.setQueryData(queryKey, { status: true, digest }),
		message: ({ message }) => message,
	})
	if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
	return (
		<Section
			title="Email digest"
			hint="On Tuesday and Friday mornings, if something is waiting. It says how many are waiting, how many are late and what has been open for more than a year. It has no names."
		>
			<ActionBanner {...change} />
			{data ? (
				<SettingSwitch
					label="Email me the digest"
					on={change.sending ?? data.digest}
					onChange={(on) => (change.busy ? undefined : change.start(on))}
				/>
			) : (
				<Skeleton lines={1} />
			)}
		</Section>
	)
}
