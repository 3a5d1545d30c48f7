import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { decisions } from '#shared/applications/rules.ts'
import { LegacyInput } from '#shared/legacy/schema.ts'
import { legacySentences } from '#shared/legacy/sentences.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { DateField } from '#web/components/fields/DateField.tsx'
import { MoneyField } from '#web/components/fields/MoneyField.tsx'
import { NameField } from '#web/components/fields/NameField.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { Success } from '#web/components/messages/Success.tsx'
import { dollars } from '#web/lib/money.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { consolePath } from '../paths.ts'
import { type LegacyApplication, legacy, legacyList } from './legacy.ts'

export default function AddLegacy() {
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
