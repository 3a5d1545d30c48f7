import { useState } from 'react'
import { reportsApi } from '#shared/reports/api.ts'
import { ReportInput, reportSentences, reportTypes } from '#shared/reports/schema.ts'
import { Banner } from '#web/components/Banner.tsx'
import { Form } from '#web/components/Form.tsx'
import { labelledChoices } from '#web/components/fields/choices.ts'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Page } from '#web/components/Page.tsx'
import { Submit } from '#web/components/Submit.tsx'
import { usePersonForm } from '#web/components/usePersonForm.ts'
import { client } from '#web/lib/api.ts'
import { routes } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useFormPerson } from '#web/lib/session/useFormPerson.ts'

const reports = client(reportsApi)

const explain = (left: number) => (left < 0 ? reportSentences.tooLong : reportSentences.remaining(left))

export default function ReportPage() {
	const { waiting } = useSession()
	const { person, turn } = useFormPerson()
	return (
		<Page
			title={routes.report.label}
			heading={person ? `${person.firstName}, what’s wrong?` : 'What’s wrong?'}
			intro="Tell us about a problem with this site, with an application you sent, or with someone on our team. A person reads every report."
		>
			<ReportForm key={turn} email={person?.email ?? ''} waiting={waiting} />
		</Page>
	)
}

function ReportForm({ email, waiting }: { email: string; waiting: boolean }) {
	const [received, setReceived] = useState(false)
	const { form, fields, erased } = usePersonForm(ReportInput, { description: '', email })
	if (received)
		return (
			<Banner tone="good" role="status" title={reportSentences.received}>
				We’ll email you if we need to know more.
			</Banner>
		)
	return (
		<div className="panel max-w-form">
			<Form
				form={form}
				label={routes.report.label}
				erased={erased}
				waiting={waiting}
				onSend={async (report) => {
					await reports.report(report)
					setReceived(true)
				}}
			>
				<RadioGroup field={fields.type} label="What is it about?" options={labelledChoices(reportTypes)} />
				<TextArea field={fields.description} label={explain(0)} labelFor={explain} />
				<TextField field={fields.email} label="Your email" type="email" autoComplete="email" />
				<Submit busy="Sending your report">Send Report</Submit>
			</Form>
		</div>
	)
}
