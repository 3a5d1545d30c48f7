import { type ReactNode, useState } from 'react'
import * as z from 'zod'
import { isPending } from '#shared/applications/missing.ts'
import { reason, undoUntil, type WithdrawInput, withdrawWords } from '#shared/applications/withdraw.ts'
import { dayOf, monthDayYear } from '#shared/dates.ts'
import { t } from '#shared/words/t.ts'
import { longDay } from '#web/lib/days.ts'
import { useAction } from '#web/lib/useAction.ts'
import { Button } from '../Button.tsx'
import { labelledChoices } from '../fields/choices.ts'
import { RadioGroup } from '../fields/RadioGroup.tsx'
import { Form } from '../forms/Form.tsx'
import { Submit } from '../forms/Submit.tsx'
import { useSchemaForm } from '../forms/useSchemaForm.ts'
import { ActionBanner } from '../messages/ActionBanner.tsx'
import { Banner } from '../messages/Banner.tsx'
import { TakesFocus } from '../messages/TakesFocus.tsx'
import type { AnyStatus } from './StatusBanner.tsx'

export type SendWithdrawal = (change: Omit<WithdrawInput, 'token'>) => Promise<{ message: string }>

interface Props {
	application: { status: AnyStatus; withdrawnOn?: string | undefined }
	send: SendWithdrawal
}

/** Lets an applicant withdraw while nobody has answered. `UnlessWithdrawn` says what became of it. */
export function Withdraw({ application, send }: Props) {
	const [open, setOpen] = useState(false)
	const { form, fields } = useSchemaForm(z.strictObject({ reason }), {})
	const withdraw = useAction({ send, onDone: () => setOpen(false) })
	if (!isPending(application)) return null
	return (
		<div className="no-print grid gap-s3">
			<Button look="quiet" aria-expanded={open} className="-ml-3 justify-self-start" onClick={() => setOpen(!open)}>
				{t('Withdraw this application')}
			</Button>
			{open ? (
				<TakesFocus>
					<Form
						form={form}
						label={t('Withdraw this application')}
						className="grid gap-s4 card p-s5"
						onSend={(typed) => withdraw.run({ withdrawn: true, ...typed })}
					>
						<p>{t('We’ll stop working on it. You can undo this for a day.')}</p>
						<RadioGroup
							field={fields.reason}
							label={t('Why do you withdraw it?')}
							options={labelledChoices(withdrawWords)}
						/>
						<Submit busy={t('Sending')}>{t('Withdraw it')}</Submit>
					</Form>
				</TakesFocus>
			) : null}
		</div>
	)
}

/** What else is shown of an application gives way to the word that it's withdrawn, and to the button that undoes it. */
export function UnlessWithdrawn({ application, send, children }: Props & { children: ReactNode }) {
	const undo = useAction({ send, message: ({ message }) => message })
	const { withdrawnOn } = application
	// A page that opens with it has its focus on the heading.
	const [wasWithdrawn] = useState(withdrawnOn !== undefined)
	if (!withdrawnOn)
		return (
			<>
				<ActionBanner message={undo.message} />
				{children}
			</>
		)
	const now = new Date()
	const banner = (
		<Banner tone="plain" title={t('You withdrew this application')}>
			<p>
				{t('That was on {day}. We won’t decide on it, and you can apply again at any time.', {
					day: longDay(monthDayYear(dayOf(new Date(withdrawnOn))), now),
				})}
			</p>
			{now < undoUntil(withdrawnOn) ? (
				<div className="no-print mt-s3 grid justify-items-start gap-s3">
					<p>{t('Not you, or changed your mind? You can undo it for a day.')}</p>
					<ActionBanner problem={undo.problem} />
					<Button busy={undo.busy && t('Sending')} onClick={() => undo.start({ withdrawn: false })}>
						{t('Undo it')}
					</Button>
				</div>
			) : null}
		</Banner>
	)
	return wasWithdrawn ? banner : <TakesFocus>{banner}</TakesFocus>
}
