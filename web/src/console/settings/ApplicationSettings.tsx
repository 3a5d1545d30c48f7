import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { applicationsApi } from '#shared/applications/api.ts'
import type { Answer } from '#shared/endpoint.ts'
import { Section } from '#web/components/forms/Section.tsx'
import { SettingSwitch } from '#web/components/forms/SettingSwitch.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { ConfirmWithKey } from '../keys/ConfirmWithKey.tsx'
import { settings, settingsQuery } from './applicationSettings.ts'
import { DigestSettings } from './DigestSettings.tsx'
import { GrantSettings } from './GrantSettings.tsx'

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
		hint: 'If nothing was attached, we ask for the bill by email on day 8 and remind them once. When day 15 is over, we close the application. They always have at least 7 days after we ask, and a bill that they send later opens it again. If this is off on an application’s day 8, we won’t ask for its bill later. We won’t close it either, even if you turn this back on.',
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
			<GrantSettings />
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
	// What was chosen, while the key is typed. A colleague may change the setting in that time.
	const [wanted, setWanted] = useState<boolean>()
	const change = useAction({
		send: (key: string) => settings.change({ [setting]: wanted, key }),
		// A second read could be a minute old, because CloudFront keeps this answer for everyone.
		onDone: () => {
			cache.setQueryData(settingsQuery.queryKey, (known: typeof data = data) => ({ ...known, [setting]: wanted }))
			setWanted(undefined)
		},
		message: ({ message }) => message,
	})
	return (
		<>
			<ActionBanner message={change.message} />
			<SettingSwitch
				label={label}
				on={wanted ?? data[setting]}
				onChange={(on) => setWanted(wanted === undefined ? on : undefined)}
			/>
			{wanted === undefined ? null : (
				<ConfirmWithKey
					label={label}
					action="Save Setting"
					busy="Saving"
					onBack={() => setWanted(undefined)}
					onConfirm={change.run}
				/>
			)}
		</>
	)
}
