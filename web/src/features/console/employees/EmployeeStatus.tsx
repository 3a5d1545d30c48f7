import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EmployeeStatusInput } from '#shared/join/schema.ts'
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
import { type EmployeeApplication, employeeApplicationQuery, employeeList } from './employees.ts'

const Change = EmployeeStatusInput.pick({ status: true, message: true, key: true })

export const EmployeeStatus = ({ application }: { application: EmployeeApplication }) => (
	<OwnDraft>
		{(owner, onErased) => <StatusForm application={application} owner={owner} onErased={onErased} />}
	</OwnDraft>
)

interface Props {
	application: EmployeeApplication
	owner: string
	onErased: () => void
}

function StatusForm({ application, owner, onErased }: Props) {
	const cache = useQueryClient()
	const { token, status, version, email } = application
	const { form, fields, saved } = useDraftedForm(
		Change,
		{ status, message: '', key: '' },
		{ form: `status-${token}`, owner, onErased, keeps: onlyMessage },
	)
	// A colleague's change may arrive while this form is open, and is read before it's overwritten.
	const [seen, setSeen] = useState(version)
	const show = (next: EmployeeApplication) => {
		cache.setQueryData(employeeApplicationQuery(token).queryKey, next)
		employeeList.put(cache, next)
		setSeen(next.version)
	}
	const change = useAction({
		send: (values: Omit<Parameters<typeof joinStaff.changeEmployeeApplication>[0], 'token' | 'version'>) =>
			joinStaff.changeEmployeeApplication({ ...values, token, version: seen }),
		onDone: (answer) => {
			show(answer.application)
			form.reset({ status: answer.application.status, message: '', key: '' })
		},
		onProblem: (error) => {
			const fresh = freshOf(joinStaffApi.changeEmployeeApplication, error)
			if (fresh) show(fresh.application)
		},
		message: (answer) => answer.message,
	})
	return (
		<Section title="Change Status">
			<ActionBanner message={change.message} />
			<Form
				form={form}
				label="Change Status"
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
