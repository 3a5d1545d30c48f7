import { useState } from 'react'
import { moreTime } from '#shared/applications/missing-schema.ts'
import { addDays, dayOf, monthDayYear } from '#shared/dates.ts'
import { getsNoMail } from '#shared/delivery.ts'
import { Button } from '#web/components/Button.tsx'
import { DateField } from '#web/components/fields/DateField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { type Application, staff } from '#web/console/applications/applications.ts'
import { ConfirmWithKey } from '../../keys/ConfirmWithKey.tsx'
import { StoppedMail } from '../../StoppedMail.tsx'
import { useFollowUp } from './useFollowUp.ts'

const week = 7

/**
 * Gives an applicant more time, or says that what is missing no longer matters. What a colleague did first may take the
 * notice away, together with all that is in it, so what became of an action is known outside of it.
 */
export function useMissingActions(application: Application) {
	const { token, version } = application
	const [open, setOpen] = useState(false)
	const close = () => setOpen(false)
	const give = useFollowUp(
		application,
		(more: { until: string; version: number; key: string }) => staff.giveMoreTime({ token, ...more }),
		close,
		close,
	)
	const settle = useFollowUp(
		application,
		() => staff.settle({ token, version }),
		() => undefined,
	)
	return {
		open,
		show: (isOpen: boolean) => {
			give.clear()
			settle.clear()
			setOpen(isOpen)
		},
		give,
		settle,
		// The form itself says what is wrong with it.
		problem: open ? undefined : (give.problem ?? settle.problem),
	}
}

interface Props {
	application: Application
	actions: ReturnType<typeof useMissingActions>
}

export const MissingActions = ({ application, actions }: Props) => (
	<div className="mt-s4 print:hidden">
		{actions.open ? (
			<GiveMoreTime application={application} actions={actions} />
		) : (
			<div className="flex flex-wrap gap-s3">
				<Button look="ghost" size="small" onClick={() => actions.show(true)}>
					Give more time
				</Button>
				<Button
					look="quiet"
					size="small"
					busy={actions.settle.busy && 'Saving'}
					onClick={() => {
						actions.give.clear()
						actions.settle.start()
					}}
				>
					Nothing is missing now
				</Button>
			</div>
		)}
	</div>
)

function GiveMoreTime({ application: { version, missing, delivery }, actions: { give, show } }: Props) {
	// An application that is read again while the form is open must not change what the form is about.
	const [versionAsked] = useState(version)
	const later = [missing?.lastDay ?? '', dayOf(new Date())].sort().at(-1) ?? ''
	const { form, fields } = useSchemaForm(moreTime, { until: monthDayYear(addDays(later, week)) })
	const [until, setUntil] = useState<string>()
	if (until)
		return (
			<ConfirmWithKey
				label="Give more time"
				action="Give more time and send email"
				busy="Sending"
				mayHold
				onBack={() => setUntil(undefined)}
				onConfirm={(key) => give.run({ until, version: versionAsked, key })}
			>
				<StoppedMail delivery={delivery} />
				{getsNoMail(delivery) ? null : (
					<p>
						They get an email that they have until <b>{monthDayYear(until)}</b>.
					</p>
				)}
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
				<Button look="ghost" onClick={() => show(false)}>
					Go Back
				</Button>
			</div>
		</Form>
	)
}
