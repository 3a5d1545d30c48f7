import { useState } from 'react'
import type * as z from 'zod'
import type { MissingThing } from '#shared/applications/missing.ts'
import { askQuestion } from '#shared/applications/missing-schema.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { longDate } from '#shared/dates.ts'
import { getsNoMail } from '#shared/delivery.ts'
import { CheckboxGroup } from '#web/components/fields/CheckboxGroup.tsx'
import { labelledChoices } from '#web/components/fields/choices.ts'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { VerifyEmail } from '../../mail/VerifyEmail.tsx'
import { type Application, recipientsOf, staff } from '../applications.ts'
import { ReadyTexts } from '../decide/ReadyTexts.tsx'
import type { Preview } from '../decide/responseForm.ts'
import { useFollowUp } from './useFollowUp.ts'

const labels: Readonly<Record<MissingThing, string>> = {
	bill: 'The bill',
	page: 'A page of the bill',
	name: 'Whose name the bill is in',
	other: 'Something else',
}

const options = labelledChoices(labels)

/**
 * The version is the one that was on the page when the email was checked. If the answer to our question is lost, the page
 * later learns of the version that the question made, and with that one the same question could be sent twice.
 */
type Versioned = z.output<typeof askQuestion> & { version: number }

interface Props {
	application: Application
	/** Called with the sentence that says so. */
	onAsked: (message: string) => void
}

function whatToldThem({ email, firstName, delivery }: Application) {
	if (!email) return applicationSentences.toldByPost
	return getsNoMail(delivery)
		? `We couldn’t email ${firstName}, because email to this address is stopped. Please ask them by phone.`
		: `We asked ${firstName} and sent an email.`
}

/** The answer beside approving and denying: what is missing, the mail that says so, and the key. */
export function AskForMissing({ application, onAsked }: Props) {
	const { token, version, language, delivery } = application
	const told = whatToldThem(application)
	const { form, fields } = useSchemaForm(askQuestion, { token, things: [], words: '' })
	const [checked, setChecked] = useState<{ question: Versioned; mail: Preview }>()
	const ask = useFollowUp(
		application,
		({ question, key }: { question: Versioned; key: string }) => staff.ask({ ...question, key }),
		({ missing }) => onAsked(missing ? `${told} They have until ${longDate(missing.lastDay)}.` : told),
	)
	const { things } = form.watch()
	if (checked)
		return (
			<VerifyEmail
				holdsKey
				title="Check the email"
				to={recipientsOf(application)}
				email={checked.mail}
				delivery={delivery}
				action={application.email ? 'Ask and send email' : 'Ask by post'}
				onBack={() => setChecked(undefined)}
				send={(key) => ask.run({ question: checked.question, key })}
			/>
		)
	return (
		<Form
			form={form}
			label="Ask for more"
			className="grid max-w-form gap-s5"
			onSend={async (typed) => {
				const question = { ...typed, version }
				setChecked({ question, mail: await staff.previewAsk(question) })
			}}
		>
			<CheckboxGroup field={fields.things} label="What is missing?" options={options} />
			<div className="grid gap-s3">
				<TextArea
					field={fields.words}
					label="In your own words"
					hint="One sentence. They’ll read it as it is."
					rows={3}
					optional={!things.includes('other')}
				/>
				<ReadyTexts use="asking" language={language} into="words" />
			</div>
			<Submit unready={things.length === 0} busy="Preparing the preview">
				Check the email
			</Submit>
		</Form>
	)
}
