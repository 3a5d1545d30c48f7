import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import { applicationStatuses } from '#shared/applications/rules.ts'
import { AffiliateStatusInput } from '#shared/join/schema.ts'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { KeptInTab } from '#web/components/forms/SavedNote.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useDraftedForm } from '#web/components/forms/useDraftedForm.ts'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { countsQuery } from './counts.ts'
import { KeyField } from './keys/ChooseKey.tsx'
import { type DraftOwner, onlyMessage, withOwnDraft } from './OwnDraft.tsx'
import { useChange } from './useChange.ts'

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
	/** The query of the affiliate or the employee application, and the lists that have it. */
	of: QueryKey
	list: { put: (cache: QueryClient, now: Of) => void }
}

/** Changes the status of someone who wants to join, and emails them a message with it. */
export const ChangeStatus = withOwnDraft(Changing)

function Changing<Of extends Joining>({
	title,
	id,
	joining: { status, version, email },
	send,
	of,
	list,
	owner,
	onErased,
}: Props<Of> & DraftOwner) {
	const cache = useQueryClient()
	const { form, fields, saved } = useDraftedForm(
		StatusForm,
		{ status, message: '', key: '' },
		{ form: `status-${id}`, owner, onErased, keeps: onlyMessage },
	)
	const change = useChange({
		of,
		version,
		send: (version, values: Typed) => send({ ...values, version }),
		onDone: ({ changed }) => {
			cache.setQueryData(of, changed)
			list.put(cache, changed)
			void cache.invalidateQueries({ queryKey: countsQuery.queryKey })
			form.reset({ status: changed.status, message: '', key: '' })
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
