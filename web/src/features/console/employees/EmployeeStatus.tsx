import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EmployeeStatusInput } from '#shared/join/schema.ts'
import { joinStaffApi } from '#shared/join/staff-api.ts'
import { ActionBanner } from '#web/components/ActionBanner.tsx'
import { Form } from '#web/components/Form.tsx'
import { Section } from '#web/components/Section.tsx'
import { Submit } from '#web/components/Submit.tsx'
import { useSchemaForm } from '#web/components/useSchemaForm.ts'
import { freshOf } from '#web/lib/api.ts'
import { useAction } from '#web/lib/useAction.ts'
import { joinStaff } from '../joinStaff.ts'
import { StatusFields } from '../StatusFields.tsx'
import { type EmployeeApplication, employeeApplicationQuery, employeeList } from './employees.ts'

const Change = EmployeeStatusInput.pick({ status: true, message: true })

export function EmployeeStatus({ application }: { application: EmployeeApplication }) {
	const cache = useQueryClient()
	const { token, status, version, email } = application
	const { form, fields } = useSchemaForm(Change, { status, message: '' })
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
			form.reset({ status: answer.application.status, message: '' })
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
			<Form form={form} label="Change Status" className="grid max-w-form gap-s4" onSend={change.run}>
				<StatusFields fields={fields} email={email} />
				<Submit busy="Saving" unready={form.watch('status') === status}>
					Change Status
				</Submit>
			</Form>
		</Section>
	)
}
