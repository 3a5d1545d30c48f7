import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { applicationsApi } from '#shared/applications/api.ts'
import { type GrantSettings as Limits, monthNumbers } from '#shared/applications/settings.ts'
import { ApplicationSettingsInput } from '#shared/applications/staff-schema.ts'
import { longDate, monthNames } from '#shared/dates.ts'
import type { Answer } from '#shared/endpoint.ts'
import { Button } from '#web/components/Button.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { SettingSwitch } from '#web/components/forms/SettingSwitch.tsx'
import { Loaded } from '#web/components/Loaded.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { dollars } from '#web/lib/money.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { KeyAction } from '../keys/KeyAction.tsx'
import { moneyKey } from '../money/money.ts'
import { grantSettingsQuery, settings, settingsQuery } from './applicationSettings.ts'

const switches = [
	{
		setting: 'guestApplications',
		title: 'Guests',
		hint: 'Guests apply without an account and look up the answer with their token.',
		label: 'Guests may apply',
		change: (on: boolean) => ({ guestApplications: on }),
	},
	{
		setting: 'closesWithoutBill',
		title: 'Applications without a bill',
		hint: 'If nothing was attached, we ask for the bill by email on day 8 and remind them once. When day 15 is over, we close the application. They always have at least 7 days after we ask, and a bill that they send later opens it again. If this is off on an application’s day 8, we won’t ask for its bill later. We won’t close it either, even if you turn this back on.',
		label: 'Close applications without a bill after 15 days',
		change: (on: boolean) => ({ closesWithoutBill: on }),
	},
] as const

export default function ApplicationSettings() {
	return (
		<div className="grid gap-s4">
			<ConsoleHeading title="Application Settings" />
			{switches.map(({ setting, title, hint, label, change }) => (
				<PublicSetting key={setting} title={title} hint={hint}>
					{(shown, isChanged, choose) => (
						<SettingSwitch
							label={label}
							on={shown[setting]}
							onChange={(on) => choose(isChanged ? undefined : change(on))}
						/>
					)}
				</PublicSetting>
			))}
			<PublicSetting
				title="Our year"
				hint="Money and the report of a year count twelve months from the first of this month."
			>
				{(shown, _, choose) => (
					<label className="grid max-w-56 gap-s1">
						<span className="font-strong">Begins in</span>
						<select
							className="typed-box"
							value={shown.yearBegins}
							onChange={({ target }) => {
								const yearBegins = monthNumbers.find((number) => number === target.value)
								choose(yearBegins && { yearBegins })
							}}
						>
							{monthNumbers.map((number) => (
								<option key={number} value={number}>
									{monthNames[Number(number) - 1]}
								</option>
							))}
						</select>
					</label>
				)}
			</PublicSetting>
			<GrantSettings />
		</div>
	)
}

type Settings = Answer<typeof applicationsApi.settings>
type Change = Partial<Pick<Settings, 'guestApplications' | 'closesWithoutBill' | 'yearBegins'>>

interface PublicSettingProps {
	title: string
	hint: string
	/** Gets the settings as they are, but for what was chosen. */
	children: (shown: Settings, isChanged: boolean, choose: (change: Change | undefined) => void) => ReactNode
}

/** A setting that everyone may know. What was chosen stays while the key is typed, whatever a colleague does. */
function PublicSetting({ title, hint, children }: PublicSettingProps) {
	const cache = useQueryClient()
	const query = useQuery(settingsQuery)
	const [wanted, setWanted] = useState<Change>()
	const [saved, setSaved] = useState<string>()
	const choose = (change: Change | undefined) => {
		setSaved(undefined)
		setWanted(change)
	}
	return (
		<Section title={title} hint={hint}>
			<ActionBanner message={saved} />
			<Loaded query={query} waiting={<Skeleton lines={1} />}>
				{(data) => (
					<>
						{children({ ...data, ...wanted }, wanted !== undefined, choose)}
						{wanted === undefined ? null : (
							<KeyAction
								action="Save Setting"
								onBack={() => setWanted(undefined)}
								send={async (key) => {
									const { message } = await settings.change({ ...wanted, key })
									cache.setQueryData(settingsQuery.queryKey, (known: Settings = data) => ({ ...known, ...wanted }))
									void cache.invalidateQueries({ queryKey: moneyKey })
									setWanted(undefined)
									setSaved(message)
								}}
							/>
						)}
					</>
				)}
			</Loaded>
		</Section>
	)
}

/** Sets the amount above which an approval needs a second employee. */
function GrantSettings() {
	const cache = useQueryClient()
	const query = useQuery(grantSettingsQuery)
	const [typed, setTyped] = useState<string>()
	const [saved, setSaved] = useState<string>()
	return (
		<Section
			title="The most one employee can grant alone"
			hint="If someone approves more than this, we keep it as a proposal. It counts, and the email is sent, once a second employee approves it just as it is. A change here doesn’t decide what’s already waiting. A higher limit counts from the next day on, and everyone with Application Access or User Access gets an email about it. A lower one counts at once."
		>
			<ActionBanner message={saved} />
			<Loaded query={query} waiting={<Skeleton lines={1} />}>
				{(data) =>
					typed === undefined ? (
						<div className="flex flex-wrap items-center gap-s4">
							<LimitInForce {...data} />
							<Button
								look="ghost"
								size="small"
								onClick={() => {
									setSaved(undefined)
									setTyped(String(data.mostGrantedAlone ?? ''))
								}}
							>
								Change the limit
							</Button>
						</div>
					) : (
						<KeyAction
							action="Save Setting"
							missing={LimitForm.safeParse({ mostGrantedAlone: typed }).error?.issues[0]?.message}
							onBack={() => setTyped(undefined)}
							send={async (key) => {
								const { message } = await settings.change({ mostGrantedAlone: typed, key })
								void cache.invalidateQueries({ queryKey: grantSettingsQuery.queryKey })
								setTyped(undefined)
								setSaved(message)
							}}
						>
							<label className="grid gap-s1">
								<span className="font-strong">Limit</span>
								<span className="text-soft">In whole dollars. Leave it empty for no limit.</span>
								<input
									inputMode="numeric"
									autoComplete="off"
									value={typed}
									onChange={({ target }) => setTyped(target.value)}
									className="typed-box max-w-56 tabular-nums"
								/>
							</label>
						</KeyAction>
					)
				}
			</Loaded>
		</Section>
	)
}

const LimitForm = ApplicationSettingsInput.pick({ mostGrantedAlone: true })

const LimitInForce = ({ mostGrantedAlone, raised }: Limits) => (
	<div>
		<p>
			<Limit of={mostGrantedAlone} />
		</p>
		{raised ? (
			<>
				<p className="text-soft">From {longDate(raised.from)} on, Central time:</p>
				<p>
					<Limit of={raised.mostGrantedAlone} />
				</p>
			</>
		) : null}
	</div>
)

const Limit = ({ of }: { of: number | undefined }) =>
	of === undefined ? (
		<>No limit. One employee may grant any amount.</>
	) : (
		<>
			One employee grants up to <b>{dollars(of)}</b> alone.
		</>
	)
