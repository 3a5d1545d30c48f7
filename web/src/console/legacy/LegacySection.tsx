import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { decisions } from '#shared/applications/rules.ts'
import { LegacyInput } from '#shared/legacy/schema.ts'
import { legacySentences } from '#shared/legacy/sentences.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { DateField } from '#web/components/fields/DateField.tsx'
import { MoneyField } from '#web/components/fields/MoneyField.tsx'
import { NameField } from '#web/components/fields/NameField.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { Success } from '#web/components/messages/Success.tsx'
import { dollars } from '#web/lib/money.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { KeyAction } from '../keys/KeyAction.tsx'
import { ListScreen } from '../lists/ListScreen.tsx'
import { consolePath } from '../paths.ts'
import { dayAndTime } from '../when.ts'
import { type LegacyApplication, legacy, legacyList } from './legacy.ts'

export default function LegacySection() {
	return (
		<Routes>
			<Route path="*" element={<LegacyList />} />
			<Route path="add" element={<AddLegacy />} />
		</Routes>
	)
}

const LegacyList = () => (
	<ListScreen
		of={legacyList}
		views={[
			{
				name: 'all',
				label: 'View All',
				title: 'Legacy applications',
				empty: (
					<EmptyState title="No legacy applications yet">
						Add one. Whoever runs this site can import a whole file.
					</EmptyState>
				),
			},
		]}
		links={[
			{ to: `${consolePath('legacy')}/add`, label: 'Add Application', first: true },
			{ to: consolePath('applications'), label: 'Go Back' },
		]}
		usual={{ details: (application) => <LegacyDetails application={application} /> }}
	/>
)

function LegacyDetails({ application }: { application: LegacyApplication }) {
	const { token, firstName, lastName, dateAdded } = application
	const [removed, setRemoved] = useState<string>()
	const cache = useQueryClient()
	const isRemoved = removed !== undefined
	// The row says that it's removed for as long as the list is on the screen.
	useEffect(() => {
		if (isRemoved) return () => legacyList.drop(cache, token)
	}, [isRemoved, cache, token])
	if (removed) return <Success title={removed} />
	return (
		<div className="grid gap-s4">
			<Facts
				facts={[
					['Token', token],
					['Recorded', dayAndTime(dateAdded)],
				]}
			/>
			<KeyAction
				action="Remove Legacy Application"
				look="danger"
				send={async (key) => setRemoved((await legacy.remove({ token, key })).message)}
			>
				<p className="max-w-read">
					The row of {firstName} {lastName} will be gone, and statistics won’t count it. You can’t undo this.
				</p>
			</KeyAction>
		</div>
	)
}

function AddLegacy() {
	const cache = useQueryClient()
	const [added, setAdded] = useState<LegacyApplication>()
	const { form, fields } = useSchemaForm(LegacyInput, { firstName: '', lastName: '', amount: '', date: '' })
	return (
		<div className="grid max-w-form gap-s5">
			<ConsoleHeading title="Add Legacy Application" />
			{added ? (
				<Success title={legacySentences.added}>
					<p>
						{added.firstName} {added.lastName}: {dollars(added.amount)}, {added.status}, {added.date}.
					</p>
				</Success>
			) : null}
			<div className="panel">
				<Form
					form={form}
					label="Add Legacy Application"
					incomplete={legacySentences.missing}
					onSend={async (typed) => {
						const { application } = await legacy.add(typed)
						legacyList.put(cache, application)
						setAdded(application)
						form.reset()
					}}
				>
					<NameField field={fields.firstName} label="First Name" />
					<NameField field={fields.lastName} label="Last Name" />
					<MoneyField field={fields.amount} label="Amount" hint="Whole dollars" />
					<DateField field={fields.date} label="Date" hint="Month, day, year: 11/30/2017" />
					<RadioGroup field={fields.status} label="Status" options={[...decisions].reverse()} inline />
					<div className="flex flex-wrap gap-s3">
						<Submit busy="Adding">{added ? 'Submit Another' : 'Submit Application'}</Submit>
						<LinkButton look="ghost" to={consolePath('legacy')}>
							Go Back
						</LinkButton>
					</div>
				</Form>
			</div>
		</div>
	)
}
