import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { applicationsApi } from '#shared/applications/api.ts'
import { GiveReferenceInput, referenceAnswers, referenceSentences } from '#shared/applications/reference.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { labelledChoices } from '#web/components/fields/choices.ts'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { Banner } from '#web/components/messages/Banner.tsx'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { Loading } from '#web/components/messages/Loading.tsx'
import { Success } from '#web/components/messages/Success.tsx'
import { Page } from '#web/components/Page.tsx'
import { ApiError, client } from '#web/lib/api.ts'

/** The calls are spelled without their schemas, because those of applications are most of what there would be to load. */
const reference = client<Pick<typeof applicationsApi, 'showReference' | 'giveReference'>>({
	showReference: { method: 'POST', path: '/api/reference' },
	giveReference: { method: 'POST', path: '/api/give-reference', idempotent: true },
})

/**
 * The link of the mail to a referrer leads here. It comes after `#`, so no server's log has it, and opening it answers
 * nothing, because mail programs open links too.
 */
export default function ReferencePage() {
	const link = useLocation().hash.slice(1)
	return (
		<Page title={routes.reference.label}>
			<div className="max-w-form">
				{link ? <Question key={link} link={link} /> : <Banner tone="plain" title={referenceSentences.gone} />}
			</div>
		</Page>
	)
}

const isGone = (error: Error) => error instanceof ApiError && error.code === 'not-found'

function Question({ link }: { link: string }) {
	const [thanks, setThanks] = useState<string>()
	const { data, error, isFetching, refetch } = useQuery({
		queryKey: ['reference', link],
		queryFn: () => reference.showReference({ link }),
		gcTime: 0,
		staleTime: Number.POSITIVE_INFINITY,
	})
	if (thanks) return <Success title={thanks}>{t('You don’t need to do anything else.')}</Success>
	if (error && isGone(error)) return <Banner tone="plain" role="status" title={error.message} />
	if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
	if (!data) return <Loading />
	if (data.answered) return <Success title={referenceSentences.thanks} />
	return <AnswerForm link={link} name={`${data.firstName} ${data.initial}.`} onSent={setThanks} />
}

interface Answering {
	link: string
	name: string
	/** Called with the sentence that says so. */
	onSent: (message: string) => void
}

function AnswerForm({ link, name, onSent }: Answering) {
	const { form, fields } = useSchemaForm(GiveReferenceInput, { link, referrer: '', clinic: '', note: '' })
	return (
		<>
			<p className="mb-s5 text-lead">
				{t('{name} asked us for help, told us that you referred them, and said that we may ask you.', { name })}
			</p>
			<Form
				form={form}
				label={routes.reference.label}
				className="panel grid gap-s5"
				onSend={async (answer) => onSent((await reference.giveReference(answer)).message)}
			>
				<RadioGroup
					field={fields.answer}
					label={t('What can you tell us?')}
					options={labelledChoices(referenceAnswers)}
				/>
				<TextArea field={fields.note} label={t('Anything else we should know?')} rows={3} optional />
				<TextField field={fields.referrer} label={t('Your name ~referrer')} autoComplete="name" />
				<TextField
					field={fields.clinic}
					label={t('Your clinic or organization')}
					autoComplete="organization"
					optional
				/>
				<Submit busy={t('Sending your answer')}>{t('Send my answer')}</Submit>
			</Form>
		</>
	)
}
