import { useState } from 'react'
import { moreTime } from '#shared/applications/missing-schema.ts'
import { addDays, dayOf, monthDayYear } from '#shared/dates.ts'
import { ActionBanner } from '#web/components/ActionBanner.tsx'
import { Button } from '#web/components/Button.tsx'
import { Form } from '#web/components/Form.tsx'
import { DateField } from '#web/components/fields/DateField.tsx'
import { Submit } from '#web/components/Submit.tsx'
import { useSchemaForm } from '#web/components/useSchemaForm.ts'
import { ConfirmWithKey } from '../keys/ConfirmWithKey.tsx'
import { type Application, staff } from './applications.ts'
import { useFollowUp } from './useFollowUp.ts'

const week = 7

/** Gives an applicant more time, or says that what is missing no longer matters. */
export function MissingActions({ application }: { application: Application }) {
	const { token, version } = application
	const [open, setOpen] = useState(false)
	const settle = useFollowUp(
		application,
		() => staff.settle({ token, version }),
		() => undefined,
	)
	return (
		<div className="mt-s4 grid gap-s4 print:hidden">
			<ActionBanner problem={settle.problem} />
			{open ? (
				<GiveMoreTime application={application} onClose={() => setOpen(false)} />
			) : (
				<div className="flex flex-wrap gap-s3">
					<Button look="ghost" size="small" onClick={() => setOpen(true)}>
						Give more time
					</Button>
					<Button look="quiet" size="small" busy={settle.busy && 'Saving'} onClick={() => settle.start()}>
						Nothing is missing now
					</Button>
				</div>
			)}
		</div>
	)
}

function GiveMoreTime({ application, onClose }: { application: Application; onClose: () => void }) {
	const { token, version, missing } = application
	const later = [missing?.lastDay ?? '', dayOf(new Date())].toSorted().at(-1) ?? ''
	const { form, fields } = useSchemaForm(moreTime, { until: monthDayYear(addDays(later, week)) })
	const [until, setUntil] = useState<string>()
	const give = useFollowUp(
		application,
		(key: string) => staff.giveMoreTime({ token, until: until ?? '', version, key }),
		onClose,
	)
	if (until)
		return (
			<ConfirmWithKey
				label="Give more time"
				action="Give more time and send email"
				busy="Sending"
				mayHold
				onBack={() => setUntil(undefined)}
				onConfirm={give.run}
			>
				<p>
					They get an email that they have until <b>{monthDayYear(until)}</b>.
				</p>
			</ConfirmWithKey>
		)
	return (
		<Form
			form={form}
			label="Give more time"
			className="grid max-w-form gap-s4"
			onSend={async (chosen) => setUntil(chosen.until)}
		>
			<DateField field={fields.until} label="Until" />
			<div className="flex flex-wrap gap-s3">
				<Submit busy="Checking">Continue</Submit>
				<Button look="ghost" onClick={onClose}>
					Go Back
				</Button>
			</div>
		</Form>
	)
}
