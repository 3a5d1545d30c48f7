import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { applicationsApi } from '#shared/applications/api.ts'
import { changeLimit, type GrantSettings as Limits } from '#shared/applications/settings.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { ApplicationSettingsInput } from '#shared/applications/staff-schema.ts'
import { dayOf, longDate } from '#shared/dates.ts'
import type { Answer } from '#shared/endpoint.ts'
import { Button } from '#web/components/Button.tsx'
import { MoneyField } from '#web/components/fields/MoneyField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { SettingSwitch } from '#web/components/forms/SettingSwitch.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { Loaded } from '#web/components/Loaded.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { client } from '#web/lib/api.ts'
import { dollars } from '#web/lib/money.ts'
import { useAction } from '#web/lib/useAction.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { KeyAction } from '../keys/KeyAction.tsx'
import { grantSettingsQuery, settings, settingsQuery } from './applicationSettings.ts'

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
	const query = useQuery(settingsQuery)
	return (
		<div className="grid gap-s4">
			<ConsoleHeading title="Application Settings" />
			{switches.map(({ setting, title, hint, label }) => (
				<Section key={setting} title={title} hint={hint}>
					<Loaded query={query} waiting={<Skeleton lines={1} />}>
						{(data) => <Change setting={setting} label={label} data={data} />}
					</Loaded>
				</Section>
			))}
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
	const [saved, setSaved] = useState<string>()
	return (
		<>
			<ActionBanner message={saved} />
			<SettingSwitch
				label={label}
				on={wanted ?? data[setting]}
				onChange={(on) => {
					setSaved(undefined)
					setWanted(wanted === undefined ? on : undefined)
				}}
			/>
			{wanted === undefined ? null : (
				<KeyAction
					label={label}
					action="Save Setting"
					busy="Saving"
					onBack={() => setWanted(undefined)}
					send={(key) => settings.change({ [setting]: wanted, key })}
					// A second read could be a minute old, because CloudFront keeps this answer for everyone.
					onDone={({ message }) => {
						cache.setQueryData(settingsQuery.queryKey, (known: typeof data = data) => ({ ...known, [setting]: wanted }))
						setWanted(undefined)
						setSaved(message)
					}}
				/>
			)}
		</>
	)
}

const digest = client({ read: applicationsStaffApi.digest, change: applicationsStaffApi.changeDigest })

const digestKey = ['console', 'digest']

/** Each employee's own choice. */
function DigestSettings() {
	const cache = useQueryClient()
	const query = useQuery({ queryKey: digestKey, queryFn: () => digest.read({}) })
	const change = useAction({
		send: (on: boolean) => digest.change({ digest: on }),
		onDone: (_, on: boolean) => cache.setQueryData(digestKey, { status: true, digest: on }),
		message: ({ message }) => message,
	})
	return (
		<Section
			title="Email digest"
			hint="On Tuesday and Friday mornings, if something is waiting. It says how many are waiting, how many are late and what has been open for more than a year. It has no names."
		>
			<ActionBanner {...change} />
			<Loaded query={query} waiting={<Skeleton lines={1} />}>
				{(data) => (
					<SettingSwitch
						label="Email me the digest"
						on={change.sending ?? data.digest}
						onChange={(on) => (change.busy ? undefined : change.start(on))}
					/>
				)}
			</Loaded>
		</Section>
	)
}

/** Sets the amount above which an approval needs a second employee. */
function GrantSettings() {
	const cache = useQueryClient()
	const query = useQuery(grantSettingsQuery)
	const [step, setStep] = useState<'shown' | 'typing' | 'confirming'>('shown')
	const [saved, setSaved] = useState<string>()
	const [typed, setTyped] = useState('')
	return (
		<Section
			title="The most one employee can grant alone"
			hint="If someone approves more than this, we keep it as a proposal. It counts, and the email is sent, once a second employee approves it just as it is. A change here doesn’t decide what’s already waiting. A higher limit counts from the next day on, and everyone with Application Access or User Access gets an email about it. A lower one counts at once."
		>
			<ActionBanner message={saved} />
			<Loaded query={query} waiting={<Skeleton lines={1} />}>
				{(data) => {
					if (step === 'typing')
						return (
							<TypeLimit
								limit={data.mostGrantedAlone}
								onTyped={(limit) => {
									setTyped(limit)
									setStep('confirming')
								}}
								onBack={() => setStep('shown')}
							/>
						)
					if (step === 'confirming')
						return (
							<KeyAction
								label="Change the limit"
								action="Save Setting"
								busy="Saving"
								onBack={() => setStep('typing')}
								send={(key) => settings.change({ mostGrantedAlone: typed, key })}
								onDone={({ message }) => {
									void cache.invalidateQueries({ queryKey: grantSettingsQuery.queryKey })
									setStep('shown')
									setSaved(message)
								}}
							>
								<LimitInForce {...changeLimit(dayOf(new Date()), data, typed === '' ? undefined : Number(typed))} />
							</KeyAction>
						)
					return (
						<div className="flex flex-wrap items-center gap-s4">
							<LimitInForce {...data} />
							<Button
								look="ghost"
								size="small"
								onClick={() => {
									setSaved(undefined)
									setStep('typing')
								}}
							>
								Change the limit
							</Button>
						</div>
					)
				}}
			</Loaded>
		</Section>
	)
}

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

const LimitForm = ApplicationSettingsInput.pick({ mostGrantedAlone: true })

interface TypeLimitProps {
	limit: number | undefined
	onTyped: (limit: string) => void
	onBack: () => void
}

function TypeLimit({ limit, onTyped, onBack }: TypeLimitProps) {
	const { form, fields } = useSchemaForm(LimitForm, { mostGrantedAlone: String(limit ?? '') })
	return (
		<Form
			form={form}
			label="Change the limit"
			className="grid max-w-form gap-s4"
			onSend={async ({ mostGrantedAlone }) => onTyped(String(mostGrantedAlone ?? ''))}
		>
			<MoneyField
				field={fields.mostGrantedAlone}
				label="Limit"
				hint="In whole dollars. Leave it empty for no limit."
				optional
			/>
			<div className="flex flex-wrap gap-s3">
				<Submit busy="Checking">Continue</Submit>
				<Button look="ghost" onClick={onBack}>
					Go Back
				</Button>
			</div>
		</Form>
	)
}
