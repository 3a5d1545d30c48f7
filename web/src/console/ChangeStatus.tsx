import { useState } from 'react'
import type * as z from 'zod'
import { applicationStatuses } from '#shared/applications/rules.ts'
import { AffiliateStatusInput } from '#shared/join/schema.ts'
import { ActionBanner } from '#web/components/ActionBanner.tsx'
import { Form } from '#web/components/Form.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { KeptInTab } from '#web/components/SavedNote.tsx'
import { Section } from '#web/components/Section.tsx'
import { Submit } from '#web/components/Submit.tsx'
import { useDraftedForm } from '#web/components/useDraftedForm.ts'
import { useAction } from '#web/lib/useAction.ts'
import { KeyField } from './keys/KeyField.tsx'
import { type DraftOwner, onlyMessage, withOwnDraft } from './OwnDraft.tsx'

/** The status of an affiliate and of an employee application is changed with the same three fields. */
const StatusForm = AffiliateStatusInput.pick({ status: true, message: true, key: true })

type Typed = z.output<typeof StatusForm>

interface Joining {
	status: Typed['status']
	version: number
	email: string
}

interface Props<Of extends Joining> {
	title: string
	id: string
	joining: Of
	send: (change: Typed & { version: number }) => Promise<{ changed: Of; message: string }>
	/** The version that a colleague saved first, if that is why the change failed. */
	colleagues: (error: Error) => Of | undefined
	/** Shows the affiliate or the employee application as it is now. */
	onChanged: (now: Of) => void
}

/** Changes the status of someone who wants to join, and emails them a message with it. */
export const ChangeStatus = withOwnDraft(Changing)

function Changing<Of extends Joining>({
	title,
	id,
	joining: { status, version, email },
	send,
	colleagues,
	onChanged,
	owner,
	onErased,
}: Props<Of> & DraftOwner) {
	const { form, fields, saved } = useDraftedForm(
		StatusForm,
		{ status, message: '', key: '' },
		{ form: `status-${id}`, owner, onErased, keeps: onlyMessage },
	)
	// A colleague's change may arrive while this form is open, and is read before it's overwritten.
	const [seen, setSeen] = useState(version)
	const show = (now: Of) => {
		onChanged(now)
		setSeen(now.version)
	}
	const change = useAction({
		send: (values: Typed) => send({ ...values, version: seen }),
		onDone: ({ changed }) => {
			show(changed)
			form.reset({ status: changed.status, message: '', key: '' })
		},
		onProblem: (error) => {
			const theirs = colleagues(error)
			if (theirs) show(theirs)
		},
		message: ({ message }) => message,
	})
	return (
		<Section title={title}>
			<ActionBanner message={change.message} />
			<Form
				form={form}
				label={title}
				className="grid max-w-form gap-s4"
				onSend={async (values) => {
					// The key is cleared after each use, whether it worked or not.
					form.setValue('key', '')
					await change.run(values)
				}}
			>
				<RadioGroup field={fields.status} label="Status" options={applicationStatuses} inline />
				<TextArea
					field={fields.message}
					label="Message"
					hint={`Approved and Denied are emailed to ${email}, with this message.`}
					rows={4}
					optional
				/>
				<KeyField field={fields.key} />
				<Submit busy="Saving" unready={form.watch('key') === '' || form.watch('status') === status}>
					Change Status
				</Submit>
				<KeptInTab saved={saved} where="Your message is kept until you close this tab" onErase={() => form.reset()} />
			</Form>
		</Section>
	)
}
