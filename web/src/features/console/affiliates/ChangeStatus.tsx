import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AffiliateStatusInput } from '#shared/join/schema.ts'
import { joinStaffApi } from '#shared/join/staff-api.ts'
import { ActionBanner } from '#web/components/ActionBanner.tsx'
import { Form } from '#web/components/Form.tsx'
import { KeptInTab } from '#web/components/SavedNote.tsx'
import { Section } from '#web/components/Section.tsx'
import { Submit } from '#web/components/Submit.tsx'
import { useDraftedForm } from '#web/components/useDraftedForm.ts'
import { freshOf } from '#web/lib/api.ts'
import { useAction } from '#web/lib/useAction.ts'
import { joinStaff } from '../joinStaff.ts'
import { KeyField } from '../keys/KeyField.tsx'
import { OwnDraft, onlyMessage } from '../OwnDraft.tsx'
import { StatusFields } from '../StatusFields.tsx'
import { type Affiliate, affiliateList, affiliateQuery } from './affiliates.ts'

const Change = AffiliateStatusInput.pick({ status: true, message: true, key: true })

export const ChangeStatus = ({ affiliate }: { affiliate: Affiliate }) => (
	<OwnDraft>
		{(owner, onErased) => <StatusForm affiliate={affiliate} owner={owner} onErased={onErased} />}
	</OwnDraft>
)

interface Props {
	affiliate: Affiliate
	owner: string
	onErased: () => void
}

function StatusForm({ affiliate, owner, onErased }: Props) {
	const cache = useQueryClient()
	const { affiliateID: id, status, version, email } = affiliate
	const { form, fields, saved } = useDraftedForm(
		Change,
		{ status, message: '', key: '' },
		{ form: `status-${id}`, owner, onErased, keeps: onlyMessage },
	)
	// A colleague's change may arrive while this form is open, and is read before it's overwritten.
	const [seen, setSeen] = useState(version)
	const show = (next: Affiliate) => {
		cache.setQueryData(affiliateQuery(id).queryKey, next)
		affiliateList.put(cache, next)
		setSeen(next.version)
	}
	const change = useAction({
		send: (values: Omit<Parameters<typeof joinStaff.changeAffiliate>[0], 'id' | 'version'>) =>
			joinStaff.changeAffiliate({ ...values, id, version: seen }),
		onDone: (answer) => {
			show(answer.affiliate)
			form.reset({ status: answer.affiliate.status, message: '', key: '' })
		},
		onProblem: (error) => {
			const fresh = freshOf(joinStaffApi.changeAffiliate, error)
			if (fresh) show(fresh.affiliate)
		},
		message: (answer) => answer.message,
	})
	return (
		<Section title="Change Affiliate Status">
			<ActionBanner message={change.message} />
			<Form
				form={form}
				label="Change Affiliate Status"
				className="grid max-w-form gap-s4"
				onSend={async (values) => {
					// The key is cleared after each use, whether it worked or not.
					form.setValue('key', '')
					await change.run(values)
				}}
			>
				<StatusFields fields={fields} email={email} />
				<KeyField field={fields.key} />
				<Submit busy="Saving" unready={form.watch('key') === '' || form.watch('status') === status}>
					Change Status
				</Submit>
				<KeptInTab
					saved={saved}
					where="Your message is kept until you close this tab"
					onErase={() => form.reset()}
				/>
			</Form>
		</Section>
	)
}
