import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { applicationsApi } from '#shared/applications/api.ts'
import type { Answer } from '#shared/endpoint.ts'
import { ActionBanner } from '#web/components/ActionBanner.tsx'
import { ErrorState } from '#web/components/ErrorState.tsx'
import { Skeleton } from '#web/components/Loading.tsx'
import { Section } from '#web/components/Section.tsx'
import { SettingSwitch } from '#web/components/SettingSwitch.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { settings, settingsQuery } from './applicationSettings.ts'
import { DigestSettings } from './DigestSettings.tsx'

type Setting = 'guestApplications' | 'closesWithoutBill'

const switches: { setting: Setting; title: string; hint: string; label: string }[] = [
	{
		setting: 'guestApplications',
		title: 'Guests',
		hint: 'Guests apply without an account and look up the answer with their token.',
		label: 'Guests may apply',
	},
	{
		setting: 'closesWithoutBill',
		title: 'Applications without a bill',
		hint: 'Where nothing was attached, we ask for the bill by email on day 8, remind once, and close the application when day 15 is over. They always have at least 7 days after we ask, and a bill that comes later opens it again. An application that passes day 8 while this is off isn’t asked or closed later either.',
		label: 'Close applications without a bill after 15 days',
	},
]

export default function ApplicationSettings() {
	const { data, error, isFetching, refetch } = useQuery(settingsQuery)
	return (
		<div className="grid gap-s4">
			<ConsoleHeading title="Application Settings" />
			{error ? (
				<ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
			) : (
				switches.map(({ setting, title, hint, label }) => (
					<Section key={setting} title={title} hint={hint}>
						{data ? <Change setting={setting} label={label} data={data} /> : <Skeleton lines={1} />}
					</Section>
				))
			)}
			<DigestSettings />
		</div>
	)
}

interface ChangeProps {
	setting: Setting
	label: string
	data: Answer<typeof applicationsApi.settings>
}

function Change({ setting, label, data }: ChangeProps) {
	const cache = useQueryClient()
	const change = useAction({
		send: (on: boolean) => settings.change({ [setting]: on }),
		// A second read could be a minute old, because CloudFront keeps this answer for everyone.
		onDone: (_, on: boolean) =>
			cache.setQueryData(settingsQuery.queryKey, (known: typeof data = data) => ({
				...known,
				[setting]: on,
			})),
		message: ({ message }) => message,
	})
	return (
		<>
			<ActionBanner {...change} />
			<SettingSwitch
				label={label}
				on={change.sending ?? data[setting]}
				onChange={(on) => (change.busy ? undefined : change.start(on))}
			/>
		</>
	)
}
