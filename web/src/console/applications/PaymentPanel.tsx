import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paymentRunSentences } from '#shared/applications/payment-runs.ts'
import { paymentMethods, RecordPaymentInput } from '#shared/applications/payments.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { dayOf, monthDayYear } from '#shared/dates.ts'
import { getsNoMail } from '#shared/delivery.ts'
import type { Answer, Payload } from '#shared/endpoint.ts'
import { grantedSoFar } from '#web/components/application/requestAndGrant.ts'
import { Button } from '#web/components/Button.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { DateField } from '#web/components/fields/DateField.tsx'
import { Select } from '#web/components/fields/Select.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { TakesFocus } from '#web/components/messages/TakesFocus.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { KeyField } from '../keys/ChooseKey.tsx'
import { KeyAction } from '../keys/KeyAction.tsx'
import { runPath } from '../money/money.ts'
import { showingFresh } from '../useChange.ts'
import { dayAndTime, timeOfDay } from '../when.ts'
import { useSentWithOwnEmail } from './ApplicationActions.tsx'
import { type Application, staff } from './applications.ts'
import { useIsHeld } from './HeldMail.tsx'
import { asAnswered, useApplicationCache } from './useApplicationCache.ts'

type Paid = Answer<typeof applicationsStaffApi.recordPayment>

/** Both ways to change a payment answer alike, and the screen follows the answer alike. */
function usePaymentChange<Input>(
	application: Application,
	send: (input: Input) => Promise<Paid>,
	/** It's done, or a colleague was first and their payment has to be read before anything else. */
	onLeave: () => void,
) {
	const { replace } = useApplicationCache(application.token)
	return useAction({
		send,
		onDone: ({ application: changed, change }) => {
			replace({ ...asAnswered(application, changed), payments: [...application.payments, change] })
			onLeave()
		},
		onProblem: showingFresh(applicationsStaffApi.recordPayment, ({ application: fresh }) => {
			replace(fresh)
			onLeave()
		}),
		message: ({ message }) => message,
	})
}

/** Shows whether and how a grant was paid, and records it. */
export function PaymentPanel({ application }: { application: Application }) {
	const { token, version, payment, run: inRun, held, firstName, delivery } = application
	const isHeld = useIsHeld(application)
	const sentWithOwnEmail = useSentWithOwnEmail(application)
	const [mode, setMode] = useState<'shown' | 'recording' | 'removing'>('shown')
	const leave = () => setMode('shown')
	const record = usePaymentChange(application, staff.recordPayment, leave)
	const remove = usePaymentChange(application, (key: string) => staff.removePayment({ token, version, key }), leave)
	const show = (next: typeof mode) => {
		record.clear()
		remove.clear()
		setMode(next)
	}
	const goBack = () => show('shown')
	if (mode === 'recording') return <RecordPayment application={application} record={record} onBack={goBack} />
	if (mode === 'removing') return <KeyAction action="Remove Payment" look="danger" onBack={goBack} send={remove.run} />
	const problem = record.problem ?? remove.problem
	return (
		<div className="grid justify-items-start gap-s3">
			{problem ? (
				<TakesFocus>
					<ActionBanner problem={problem} />
				</TakesFocus>
			) : null}
			<ActionBanner message={record.message ?? remove.message} />
			{payment ? (
				<Facts
					layout="rows"
					facts={[
						['Paid', payment.date],
						['Method', payment.method],
						['Reference', payment.reference],
						['Pay to', payment.payee],
						['Payment run', payment.run?.toString()],
						['Cleared', payment.cleared],
						...(payment.recordedOn
							? [['Recorded', `${payment.name}, ${dayAndTime(payment.recordedOn)}`] as const]
							: []),
					]}
				/>
			) : (
				<p>
					<b>{grantedSoFar(application)}</b> is not paid yet.
				</p>
			)}
			{inRun ? (
				<p>
					{paymentRunSentences.inRun(inRun)} <Link to={runPath(inRun)}>Open the run</Link>
				</p>
			) : null}
			{sentWithOwnEmail || inRun ? null : (
				<div className="flex flex-wrap gap-s3 print:hidden">
					{held && isHeld ? (
						<p>
							{getsNoMail(delivery)
								? `You can record the payment after ${timeOfDay(held.until)}.`
								: `The email to ${firstName} will be sent at ${timeOfDay(held.until)}. You can record the payment then.`}
						</p>
					) : (
						<Button look="ghost" size="small" onClick={() => show('recording')}>
							{payment ? 'Correct payment' : 'Record payment'}
						</Button>
					)}
					{payment ? (
						<Button look="quiet" size="small" onClick={() => show('removing')}>
							Remove payment
						</Button>
					) : null}
				</div>
			)}
		</div>
	)
}

interface RecordProps {
	application: Application
	record: ReturnType<typeof usePaymentChange<Payload<typeof applicationsStaffApi.recordPayment>>>
	onBack: () => void
}

function RecordPayment({ application, record, onBack }: RecordProps) {
	const { token, version, payment, decision } = application
	const { form, fields } = useSchemaForm(RecordPaymentInput, {
		token,
		key: '',
		date: payment?.date ?? monthDayYear(dayOf(new Date())),
		reference: payment?.reference ?? '',
		payee: payment?.payee ?? decision?.payee ?? '',
		...(payment && { method: payment.method }),
	})
	return (
		<Form
			form={form}
			label="Record payment"
			className="grid max-w-form gap-s4"
			onSend={async (values) => {
				// The key is cleared after each use, whether it worked or not.
				form.setValue('key', '')
				await record.run({ ...values, version })
			}}
		>
			<Select field={fields.method} label="How was it paid?" options={paymentMethods} />
			<DateField field={fields.date} label="Day it was paid" />
			<TextField field={fields.reference} label="Reference" hint="A check or confirmation number." optional />
			<TextField field={fields.payee} label="Pay to" hint="Who got the money." optional />
			<KeyField field={fields.key} />
			<div className="flex flex-wrap gap-s3">
				<Submit busy="Saving">Save Payment</Submit>
				<Button look="ghost" onClick={onBack}>
					Go Back
				</Button>
			</div>
		</Form>
	)
}
