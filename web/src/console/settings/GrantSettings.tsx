import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeLimit, type GrantSettings as Limits } from '#shared/applications/settings.ts'
import { ApplicationSettingsInput } from '#shared/applications/staff-schema.ts'
import { dayOf, longDate } from '#shared/dates.ts'
import { Button } from '#web/components/Button.tsx'
import { MoneyField } from '#web/components/fields/MoneyField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { Loaded } from '#web/components/Loaded.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { dollars } from '#web/lib/money.ts'
import { useAction } from '#web/lib/useAction.ts'
import { ConfirmWithKey } from '../keys/ConfirmWithKey.tsx'
import { grantSettingsQuery, settings } from './applicationSettings.ts'

/** Sets the amount above which an approval needs a second employee. */
export function GrantSettings() {
	const cache = useQueryClient()
	const query = useQuery(grantSettingsQuery)
	const [step, setStep] = useState<'shown' | 'typing' | { typed: string }>('shown')
	const change = useAction({
		send: ({ typed, key }: { typed: string; key: string }) => settings.change({ mostGrantedAlone: typed, key }),
		onDone: () => {
			void cache.invalidateQueries({ queryKey: grantSettingsQuery.queryKey })
			setStep('shown')
		},
		message: ({ message }) => message,
	})
	return (
		<Section
			title="The most one employee can grant alone"
			hint="If someone approves more than this, we keep it as a proposal. It counts, and the email is sent, once a second employee approves it just as it is. A change here doesn’t decide what’s already waiting. A higher limit counts from the next day on, and everyone with Application Access or User Access gets an email about it. A lower one counts at once."
		>
			<ActionBanner message={change.message} />
			<Loaded query={query} waiting={<Skeleton lines={1} />}>
				{(data) => (
					<>
						{step === 'shown' ? (
							<div className="flex flex-wrap items-center gap-s4">
								<LimitInForce {...data} />
								<Button look="ghost" size="small" onClick={() => setStep('typing')}>
									Change the limit
								</Button>
							</div>
						) : null}
						{step === 'typing' ? (
							<TypeLimit limit={data.mostGrantedAlone} onTyped={setStep} onBack={() => setStep('shown')} />
						) : null}
						{typeof step === 'object' ? (
							<ConfirmWithKey
								label="Change the limit"
								action="Save Setting"
								busy="Saving"
								onBack={() => setStep('typing')}
								onConfirm={(key) => change.run({ ...step, key })}
							>
								<LimitInForce
									{...changeLimit(dayOf(new Date()), data, step.typed === '' ? undefined : Number(step.typed))}
								/>
							</ConfirmWithKey>
						) : null}
					</>
				)}
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

interface Props {
	limit: number | undefined
	onTyped: (step: { typed: string }) => void
	onBack: () => void
}

function TypeLimit({ limit, onTyped, onBack }: Props) {
	const { form, fields } = useSchemaForm(LimitForm, { mostGrantedAlone: String(limit ?? '') })
	return (
		<Form
			form={form}
			label="Change the limit"
			className="grid max-w-form gap-s4"
			onSend={async ({ mostGrantedAlone: typed }) => onTyped({ typed: String(typed ?? '') })}
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
