import { useState } from 'react'
import { paymentMethods } from '#shared/applications/payments.ts'
import { dayOf, monthDayYear } from '#shared/dates.ts'
import { Button } from '#web/components/Button.tsx'
import { Form } from '#web/components/Form.tsx'
import { DateField } from '#web/components/fields/DateField.tsx'
import { Select } from '#web/components/fields/Select.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Submit } from '#web/components/Submit.tsx'
import { useSchemaForm } from '#web/components/useSchemaForm.ts'
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
			className="sticky bottom-s3 z-10 max-h-[85dvh] overflow-y-auto rounded-card border-2 border-river bg-white p-s4 shadow-high print:hidden"
		>
			<div className="flex flex-wrap items-center justify-between gap-s2">
				<p role="status" className="font-head font-title text-lead">
					{many.toLocaleString('en-US')} selected, {sumIn(grants)}
				</p>
				<Button look="quiet" size="small" onClick={onClear}>
					Clear
				</Button>
				{open ? null : (
					<Button size="small" className="880:hidden" onClick={() => setOpen(true)}>
						Pay these
					</Button>
				)}
			</div>
			<Form
				form={form}
				label="Mark paid"
				className={`mt-s2 gap-s4 880:grid ${open ? 'grid' : 'hidden'}`}
				onSend={async (payment) => {
					// The key is cleared after each use, whether it worked or not.
					form.setValue('key', '')
					await pay.run({ grants, payment, numberOf })
				}}
			>
				<div className="grid gap-s3 medium:grid-cols-2 wide:grid-cols-4 880:items-end">
					<Select field={fields.method} label="How was it paid?" options={paymentMethods} />
					<DateField field={fields.date} label="Day it was paid" hint="" />
					<TextField
						field={fields.reference}
						label={isCheck ? 'First check number' : 'Reference'}
						hint={isCheck && many > 1 ? 'It counts up from there.' : ''}
						optional
					/>
					<KeyField field={fields.key} hint="" />
				</div>
				<Submit unready={form.watch('key') === ''} busy={`Recorded ${pay.progress.done} of ${pay.progress.of}`}>
					{many === 1 ? 'Mark 1 paid' : `Mark ${many.toLocaleString('en-US')} paid`}
				</Submit>
			</Form>
		</section>
	)
}
