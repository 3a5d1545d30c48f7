import type { ComponentProps } from 'react'
import { decisions } from '#shared/applications/rules.ts'
import { requested } from '#web/components/application/requestAndGrant.ts'
import { yesOrNo } from '#web/components/fields/choices.ts'
import { MoneyField } from '#web/components/fields/MoneyField.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { KeptInTab } from '#web/components/forms/SavedNote.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import type { Application } from '../applications.ts'
import { ReadyTexts } from './ReadyTexts.tsx'
import { type Checked, isReady, type ResponseFormState } from './responseForm.ts'

interface Props {
	responseForm: ResponseFormState
	application: Application
	/** The form is visible but cannot be sent for now. */
	held: boolean
	onChecked: (response: Checked) => Promise<void>
}

export function ResponseForm({
	responseForm: { form, fields, saved, beginAnew },
	application,
	held,
	onChecked,
}: Props) {
	const typed = form.watch()
	const emails = typed.emailApplicant === 'yes'
	return (
		<Form
			form={form}
			label="Response"
			className="grid max-w-form gap-s5"
			onSend={async (response) => (held ? undefined : onChecked(response))}
		>
			{typed.status === 'Denied' ? null : <PayTo field={fields.payee} method={application.method} />}
			<RadioGroup field={fields.status} label="Status" inline options={decisions} />
			{typed.status === 'Approved' ? (
				<MoneyField
					field={fields.amount}
					label="Amount"
					hint={`In whole dollars. They asked for ${requested(application)}.`}
				/>
			) : null}
			<div className="grid gap-s3">
				<TextArea
					field={fields.message}
					label={
						application.language === 'es' ? 'Message to the applicant, who reads Spanish' : 'Message to the applicant'
					}
					hint={whatItSays(application)}
					optional={!emails}
					rows={5}
				/>
				{typed.status ? (
					<ReadyTexts
						use={typed.status === 'Approved' ? 'approval' : 'denial'}
						language={application.language}
						into="message"
					/>
				) : null}
			</div>
			<RadioGroup
				field={fields.emailApplicant}
				label={application.email ? 'Email Applicant' : 'Write to the applicant by post'}
				inline
				options={yesOrNo}
			/>
			{held ? null : (
				<Submit unready={!isReady(typed)} busy="Preparing the preview">
					Verify Response
				</Submit>
			)}
			<KeptInTab saved={saved} where="Your message is kept until you close this tab" onErase={beginAnew} />
		</Form>
	)
}

function whatItSays({ email, applicantID }: Application) {
	if (!email) return 'The letter greets them and says what we decided.'
	return applicantID === 'Guest'
		? 'The email greets them and says what we decided. Guests only see this by email.'
		: 'The email greets them and says what we decided. They also see this on their dashboard.'
}

/** A gift card goes to the applicant. */
export const mayStayUnnamed = ({ method }: Pick<Application, 'method'>) => method === 'Gift Card'

export const PayTo = ({
	field,
	method,
}: Pick<Application, 'method'> & Pick<ComponentProps<typeof TextField>, 'field'>) =>
	mayStayUnnamed({ method }) ? (
		<p>
			<b>Pay to</b> the applicant, with a gift card.
		</p>
	) : (
		<TextField field={field} label="Pay to" hint="As on the bill: a landlord, a power company." optional />
	)
