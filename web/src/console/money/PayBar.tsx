import { useState } from 'react'
import { paymentMethods } from '#shared/applications/payments.ts'
import { dayOf, monthDayYear } from '#shared/dates.ts'
import { Button } from '#web/components/Button.tsx'
import { DateField } from '#web/components/fields/DateField.tsx'
import { Select } from '#web/components/fields/Select.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { KeyField } from '../keys/KeyField.tsx'
import type { Grant } from './money.ts'
import { checkNumbers } from './references.ts'
import { PayInput, sumIn, type usePayAll } from './usePayAll.ts'

interface Props {
	grants: readonly Grant[]
	pay: ReturnType<typeof usePayAll>
	onClear: () => void
}

/** Pays everything that is chosen in one go, with one key. On a phone the list stays in sight until someone opens it. */
export function PayBar({ grants, pay, onClear }: Props) {
	const [open, setOpen] = useState(false)
	const [numberOf] = useState(checkNumbers)
	const { form, fields } = useSchemaForm(PayInput, { key: '', date: monthDayYear(dayOf(new Date())), reference: '' })
	const many = grants.length
	const isCheck = form.watch('method') === 'Check'
	return (
		<section
			aria-label="Mark paid"
			className="sticky bottom-0 z-10 max-h-[85dvh] overflow-y-auto rounded-t-card bg-ink px-s3 py-2 text-paper print:hidden 880:flex 880:min-h-16 880:flex-wrap 880:items-center 880:gap-s3"
		>
			<div className="flex flex-wrap items-center justify-between gap-s2">
				<p role="status" className="font-strong text-small tabular-nums">
					{many.toLocaleString('en-US')} selected, {sumIn(grants)}
				</p>
				{open ? null : (
					<Button size="small" look="onDark" className="880:hidden" onClick={() => setOpen(true)}>
						Pay these
					</Button>
				)}
			</div>
			<Form
				form={form}
				label="Mark paid"
				className={`mt-s2 gap-s2 text-small 880:mt-0 880:flex 880:flex-wrap 880:items-center ${open ? 'grid' : 'hidden'}`}
				onSend={async (payment) => {
					// The key is cleared after each use, whether it worked or not.
					form.setValue('key', '')
					await pay.run({ grants, payment, numberOf })
				}}
			>
				<Select
					field={fields.method}
					label="How was it paid?"
					placeholder="Paid by"
					options={paymentMethods}
					inline
					className="880:w-40"
				/>
				<DateField field={fields.date} label="Day it was paid" hint="" inline className="880:w-28" />
				<TextField field={fields.reference} label={firstNumber(isCheck, many)} optional inline className="880:w-32" />
				<KeyField field={fields.key} hint="" inline className="880:w-32" />
				<Submit
					size="small"
					look="onDark"
					unready={form.watch('key') === ''}
					busy={`Recorded ${pay.progress.done} of ${pay.progress.of}`}
				>
					{many === 1 ? 'Mark 1 paid' : `Mark ${many.toLocaleString('en-US')} paid`}
				</Submit>
			</Form>
			<button type="button" onClick={onClear} className="min-h-11 px-s1 text-small underline underline-offset-4">
				Clear
			</button>
		</section>
	)
}

/** The numbers of checks count up from the first one. */
function firstNumber(isCheck: boolean, many: number) {
	if (!isCheck) return 'Reference'
	return many > 1 ? 'First check no.' : 'Check no.'
}
