import { useEffect, useState } from 'react'
import { FormProvider, type Resolver, useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import * as z from 'zod'
import { attachmentLimit } from '#shared/files/rules.ts'
import { type Language, languages } from '#shared/words/t.ts'
import {
	type Answers,
	check,
	chosen,
	fields,
	noAnswers,
	problemsByField,
	type SectionName,
	sectionTitles,
	today,
} from '#web/components/apply/answers.ts'
import { sectionFields } from '#web/components/apply/sections.tsx'
import { Button } from '#web/components/Button.tsx'
import { Checkbox } from '#web/components/fields/Checkbox.tsx'
import { fieldsOf } from '#web/components/fields/fieldsOf.ts'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { FileUploads } from '#web/components/files/FileUploads.tsx'
import { WaitsForFiles } from '#web/components/files/WaitsForFiles.tsx'
import { ErrorSummary } from '#web/components/forms/ErrorSummary.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { lookAgain, useProblems } from '#web/components/forms/useProblems.ts'
import type { Upload } from '#web/lib/uploads/queue.ts'
import { useUploads } from '#web/lib/uploads/useUploads.ts'
import { useWhenThere } from '#web/lib/uploads/useWhenThere.ts'
import { ConsoleHeading } from '../../ConsoleHeading.tsx'
import { KeyAction } from '../../keys/KeyAction.tsx'
import { applicationPath, consolePath } from '../../paths.ts'
import { section, staff } from '../applications.ts'

type Typed = Answers & { language: Language }

const { language: languageField } = fieldsOf({ language: z.enum(languages) })

const languageWords = [
	{ value: 'en', label: 'English' },
	{ value: 'es', label: 'Spanish' },
] as const

const names: readonly Exclude<SectionName, 'attachments'>[] = [
	'general',
	'family',
	'address',
	'medical',
	'request',
	'otherSources',
	'referral',
]

/** The rules of the form ask for an email, so where the paper has none they look at one of nobody. */
const nobodys = 'nobody@example.org'

function checkPaper({ language, ...answers }: Typed, uploads: readonly Upload[]) {
	const isWithout = answers.email.trim() === ''
	const filled = { ...answers, attachmentsSeen: true, ...(isWithout && { email: nobodys }) }
	const { payload, problems } = check(filled, chosen(uploads), today())
	return { problems, payload: payload && { ...payload, language, ...(isWithout && { email: '' }) } }
}

function usePaper() {
	const { queue, uploads } = useUploads('attachment')
	const resolver: Resolver<Typed> = (typed) => {
		const errors = problemsByField(checkPaper(typed, queue.uploads()))
		return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: typed, errors: {} }
	}
	const form = useForm<Typed>({ resolver, shouldFocusError: false, defaultValues: { ...noAnswers, language: 'en' } })
	const { isDirty } = form.formState
	const [isSent, setSent] = useState(false)
	const isUnsent = isDirty && !isSent
	useEffect(() => {
		const warn = (event: BeforeUnloadEvent) => event.preventDefault()
		if (isUnsent) window.addEventListener('beforeunload', warn)
		return () => window.removeEventListener('beforeunload', warn)
	}, [isUnsent])
	return { form, queue, uploads, setSent, payload: () => checkPaper(form.getValues(), queue.uploads()).payload }
}

/** All questions of the public form on one page, for someone who types in what another person wrote. */
export default function PaperApplication() {
	const { form, queue, uploads, setSent, payload } = usePaper()
	const { formRef, summary, incomplete, clear } = useProblems(form)
	const [isChecked, setChecked] = useState(false)
	const navigate = useNavigate()
	const look = async () => {
		const isRight = await form.trigger()
		setChecked(isRight)
		if (isRight) clear()
		else incomplete(lookAgain)
	}
	const whenThere = useWhenThere(uploads, () => void look())
	const send = async (key: string) => {
		const written = payload()
		if (!written) {
			await look()
			throw new Error(lookAgain)
		}
		const { token } = await staff.enterPaper({ ...written, key })
		setSent(true)
		void navigate(applicationPath(token), { replace: true })
	}
	return (
		<div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-s4">
			<Link to={consolePath(section)} className="inline-flex min-h-11 items-center justify-self-start">
				Back to the applications
			</Link>
			<ConsoleHeading title="Paper application" />
			<p className="max-w-read">
				Type in what they wrote. It’s kept once you send it, so please don’t leave before that.
			</p>
			<FormProvider {...form}>
				<form
					ref={formRef}
					noValidate
					aria-label="Paper application"
					className="grid grid-cols-[minmax(0,1fr)] gap-s4"
					onChange={() => {
						setChecked(false)
						// What is marked is checked again.
						void form.trigger(Object.keys(form.formState.errors) as (keyof Typed)[])
					}}
					onSubmit={(event) => {
						event.preventDefault()
						whenThere.start()
					}}
				>
					{names.map((name) => {
						const Fields = sectionFields[name]
						return (
							<Section key={name} title={sectionTitles[name]}>
								<Fields
									{...(name === 'general' && {
										emailHint: 'If they gave none, leave it empty. Then we write by post.',
									})}
								/>
							</Section>
						)
					})}
					<Section title="The paper, and the bill">
						<FileUploads
							label="Scans or photos"
							hint={`Up to ${attachmentLimit} files, up to 8 MB each. The applicant sees these, too.`}
							queue={queue}
							uploads={uploads}
							onAdd={() => setChecked(false)}
						/>
					</Section>
					<Section title="How we write to them">
						<RadioGroup field={languageField} label="Letters to them in" options={languageWords} inline />
						<Checkbox field={fields.newsletterOptIn} label="They want the newsletter, by email" />
					</Section>
					{summary ? (
						<ErrorSummary
							key={summary.attempt}
							title={summary.title}
							problems={summary.problems}
							onGo={(name) => {
								const whole = document.getElementById(`whole-${name}`)
								if (whole) whole.focus()
								else form.setFocus(name as keyof Typed)
							}}
						/>
					) : null}
					{whenThere.waits ? <WaitsForFiles uploads={uploads} /> : null}
					{isChecked ? null : (
						<Button type="submit" className="justify-self-start">
							Check the application
						</Button>
					)}
				</form>
			</FormProvider>
			{isChecked ? (
				<Section title="Send it">
					<KeyAction action="Send the application" holdsKey onBack={() => setChecked(false)} send={send} />
				</Section>
			) : null}
		</div>
	)
}
