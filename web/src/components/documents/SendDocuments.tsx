import { useState } from 'react'
import * as z from 'zod'
import { askedFor, awaitsAsking, isAwaited, takesDocuments } from '#shared/applications/missing.ts'
import { cannotWords } from '#shared/applications/missing-schema.ts'
import { monthDayYear } from '#shared/dates.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { TakesFocus } from '#web/components/messages/TakesFocus.tsx'
import { dayWithYear } from '#web/lib/days.ts'
import { rich } from '#web/lib/rich.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { AddDocument } from './AddDocument.tsx'
import { DocumentForm, type Sending, type SendSubject } from './DocumentForm.tsx'

interface Props {
	application: SendSubject
	/** Sends it for this application, and shows the application of the answer. */
	send: (sending: Sending) => Promise<{ message: string }>
}

/** Takes what is missing from an applicant, or a document that they forgot. */
export function SendDocuments({ application, send }: Props) {
	const sent = useAction({ send, message: ({ message }) => message })
	return (
		<div className="no-print grid gap-s4 empty:hidden">
			<ActionBanner message={sent.message} />
			<Documents application={application} onSend={sent.run} />
		</div>
	)
}

interface DocumentsProps {
	application: SendSubject
	onSend: (sending: Sending) => Promise<void>
}

function Documents({ application, onSend }: DocumentsProps) {
	const { missing, closedOn } = application
	if (missing && (isAwaited(application) || closedOn))
		return <MissingDocuments application={application} missing={missing} onSend={onSend} />
	if (awaitsAsking(application))
		return (
			<Section title={t('Add your bill')} hint={t('A clear photo from your phone is fine.')}>
				<DocumentForm application={application} onSend={onSend} />
			</Section>
		)
	return takesDocuments(application) ? <AddDocument application={application} onSend={onSend} /> : null
}

interface MissingDocumentsProps extends DocumentsProps {
	missing: NonNullable<SendSubject['missing']>
}

/** Says what is missing, word for word as the mail does, and takes it. */
function MissingDocuments({ application, missing, onSend }: MissingDocumentsProps) {
	const isClosed = application.closedOn !== undefined
	return (
		<Section title={isClosed ? t('You can still send this') : t('We need something more from you')}>
			<div className="grid gap-s3">
				<p>
					{isClosed
						? t('We closed your application because this didn’t reach us in time:')
						: t('Before we can decide, we need this from you:')}
				</p>
				<ul className="grid max-w-read list-disc gap-s2 pl-s5 font-strong">
					{askedFor(missing).map((sentence) => (
						<li key={sentence}>{sentence}</li>
					))}
				</ul>
				<p>
					{isClosed
						? t('Send it now, and your application opens again by itself.')
						: rich('Please send it by {day}. A clear photo from your phone is fine.', {
								day: <b>{dayWithYear(monthDayYear(missing.lastDay))}</b>,
							})}
				</p>
			</div>
			<DocumentForm application={application} onSend={onSend} />
			{isClosed ? null : <CannotGet onSend={onSend} />}
		</Section>
	)
}

const Reason = z.strictObject({ words: cannotWords })

/** Lets applicants say that they can't get a bill, such as from a landlord who is away. Saying so stops the clock. */
function CannotGet({ onSend }: { onSend: (sending: Sending) => Promise<void> }) {
	const [open, setOpen] = useState(false)
	const { form, fields } = useSchemaForm(Reason, { words: '' })
	return (
		<div className="grid gap-s3">
			<Button look="quiet" aria-expanded={open} className="-ml-3 justify-self-start" onClick={() => setOpen(!open)}>
				{t('I can’t get this')}
			</Button>
			{open ? (
				<TakesFocus>
					<Form
						form={form}
						label={t('I can’t get this')}
						className="grid max-w-form gap-s4 border-line border-t pt-s5"
						onSend={({ words }) => onSend({ cannotGet: true, ...(words && { words }) })}
					>
						<h3 className="text-lead">{t('You can’t get it?')}</h3>
						<p>{t('That’s OK. Tell us, and one of us will look for another way.')}</p>
						<TextArea
							field={fields.words}
							label={t('Why can’t you get it?')}
							hint={t('For example: my landlord isn’t calling me back.')}
							optional
							rows={3}
						/>
						<Submit busy={t('Sending')}>{t('Tell us')}</Submit>
					</Form>
				</TakesFocus>
			) : null}
		</div>
	)
}
