import { useState } from 'react'
import { Link } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { reportsApi } from '#shared/reports/api.ts'
import { ReportInput, reportSentences, reportTypes } from '#shared/reports/schema.ts'
import { t } from '#shared/words/t.ts'
import { ConfirmationSent } from '#web/components/application/TokenCard.tsx'
import { Gathering } from '#web/components/bridge/Gathering.tsx'
import { labelledChoices } from '#web/components/fields/choices.ts'
import { EmailField } from '#web/components/fields/EmailField.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { usePersonForm } from '#web/components/forms/usePersonForm.ts'
import { Success } from '#web/components/messages/Success.tsx'
import { Page } from '#web/components/Page.tsx'
import { PhoneLink } from '#web/components/PhoneLink.tsx'
import { client } from '#web/lib/api.ts'
import { rich } from '#web/lib/rich.tsx'
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
			heading={person ? t('{name}, what’s wrong?', { name: person.firstName }) : t('What’s wrong?')}
			intro={t(
				'Tell us about a problem with this site, with an application you sent, or with someone on our team. A person reads every report.',
			)}
		>
			<div className="grid items-start gap-s7 large:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
				<ReportForm key={turn} email={person?.email ?? ''} waiting={waiting} />
				<Otherwise />
			</div>
		</Page>
	)
}

/** Names better ways for what a report isn't for. */
const Otherwise = () => (
	<div className="grid gap-s6">
		<Gathering className="hidden w-full max-w-100 large:block" />
		<section aria-labelledby="talk">
			<h2 id="talk" className="text-h3">
				{t('Would you rather talk?')}
			</h2>
			<p className="mt-s2 max-w-read">
				{rich(
					'Call {phone}, or see {ways}. If something is being cut off soon, please don’t wait for us to read this: call.',
					{ phone: <PhoneLink />, ways: <Link to={routes.contact.path}>{t('all the ways to reach us')}</Link> },
				)}
			</p>
		</section>
		<section aria-labelledby="where">
			<h2 id="where" className="text-h3">
				{t('Where’s my application?')}
			</h2>
			<p className="mt-s2 max-w-read">
				{rich('{find} shows it with your name and token.', {
					find: <Link to={routes.find.path}>{t('Find Application')}</Link>,
				})}
			</p>
		</section>
	</div>
)

function ReportForm({ email, waiting }: { email: string; waiting: boolean }) {
	const [receivedFrom, setReceivedFrom] = useState<string>()
	const { form, fields, erased } = usePersonForm(ReportInput, { description: '', email })
	if (receivedFrom)
		return (
			<Success title={reportSentences.received}>
				<p>{t('A person will read it. If we need to know more, we’ll write to {email}.', { email: receivedFrom })}</p>
				<ConfirmationSent email={receivedFrom} />
			</Success>
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
					setReceivedFrom(report.email)
				}}
			>
				<RadioGroup field={fields.type} label={t('What is it about?')} options={labelledChoices(reportTypes)} />
				<EmailField field={fields.email} label={t('Your email')} />
				<TextArea field={fields.description} label={explain(0)} labelFor={explain} />
				<Submit busy={t('Sending your report')}>{t('Send Report')}</Submit>
			</Form>
		</div>
	)
}
