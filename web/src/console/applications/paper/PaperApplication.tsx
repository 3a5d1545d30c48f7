import { useCallback, useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
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
	sectionNames,
	sectionTitles,
	today,
} from '#web/components/apply/answers.ts'
import { sectionFields } from '#web/components/apply/sections.tsx'
import { Button } from '#web/components/Button.tsx'
import { Checkbox } from '#web/components/fields/Checkbox.tsx'
import { labelledChoices } from '#web/components/fields/choices.ts'
import { fieldsOf } from '#web/components/fields/fieldsOf.ts'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { FileUploads } from '#web/components/files/FileUploads.tsx'
import { WaitsForFiles } from '#web/components/files/WaitsForFiles.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { KeptInTab } from '#web/components/forms/SavedNote.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { lookAgain } from '#web/components/forms/useProblems.ts'
import { useSaveSoon } from '#web/components/forms/useSaveSoon.ts'
import { dropDraft, onDraftErased, readDraft, writeDraft } from '#web/lib/drafts/drafts.ts'
import type { Upload } from '#web/lib/uploads/queue.ts'
import { useUploads } from '#web/lib/uploads/useUploads.ts'
import { useWhenThere } from '#web/lib/uploads/useWhenThere.ts'
import { ConsoleHeading } from '../../ConsoleHeading.tsx'
import { KeyAction } from '../../keys/KeyAction.tsx'
import { type DraftOwner, withOwnDraft } from '../../OwnDraft.tsx'
import { applicationPath, consolePath } from '../../paths.ts'
import { section, staff } from '../applications.ts'

type Typed = Answers & { language: Language }

const { language: languageField } = fieldsOf({ language: z.enum(languages) })

const languageWords = labelledChoices({ en: 'English', es: 'Spanish' })

/** The scans come last. */
const names = sectionNames.filter((name) => name !== 'attachments')

/** The rules of the form ask for an email, so where the paper has none they look at one of nobody. */
const nobodys = 'nobody@example.org'

function checkPaper({ language, ...answers }: Typed, uploads: readonly Upload[]) {
	const isWithout = answers.email.trim() === ''
	const filled = { ...answers, attachmentsSeen: true, ...(isWithout && { email: nobodys }) }
	const { payload, problems } = check(filled, chosen(uploads), today())
	return { problems, payload: payload && { ...payload, language, ...(isWithout && { email: '' }) } }
}

const Kept = z.record(z.string(), z.unknown())

/** Many fields are typed before it's sent, so a reload or another page loses none of them. */
function usePaper({ owner, onErased }: DraftOwner) {
	const [place] = useState({ form: 'paper-application', owner })
	const [kept] = useState(() => Kept.safeParse(readDraft(place, Date.now())).data)
	const { queue, uploads } = useUploads('attachment')
	const resolver: Resolver<Typed> = (typed) => {
		const errors = problemsByField(checkPaper(typed, queue.uploads()))
		return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: typed, errors: {} }
	}
	const start = { ...noAnswers, language: 'en', ...kept } as const
	const form = useForm<Typed>({ resolver, shouldFocusError: false, defaultValues: start })
	const [saved, setSaved] = useState(kept && true)
	const isOver = useRef(false)
	const listen = useCallback(
		(onChange: () => void) => form.subscribe({ formState: { values: true }, callback: onChange }),
		[form],
	)
	const save = useCallback(() => {
		if (!isOver.current) setSaved(writeDraft(place, form.getValues(), Date.now()))
	}, [form, place])
	useSaveSoon(listen, save)
	const forget = useCallback(() => {
		isOver.current = true
		dropDraft(place)
	}, [place])
	const erase = useCallback(() => {
		forget()
		onErased()
	}, [forget, onErased])
	useEffect(() => onDraftErased(`${place.form}:${owner}`, erase), [place, owner, erase])
	const payload = () => checkPaper(form.getValues(), queue.uploads()).payload
	return { form, queue, uploads, saved, forget, erase, payload }
}

export default withOwnDraft(PaperApplication)

/** All questions of the public form on one page, for someone who types in what another person wrote. */
function PaperApplication(draft: DraftOwner) {
	const { form, queue, uploads, saved, forget, erase, payload } = usePaper(draft)
	const [isChecked, setChecked] = useState(false)
	const navigate = useNavigate()
	// Sending waits for the files, and one of them may turn out to be refused, so everything is checked again then.
	const whenThere = useWhenThere(uploads, () => void form.trigger().then(setChecked))
	const send = async (key: string) => {
		const written = payload()
		if (!written) throw new Error(lookAgain)
		const { token } = await staff.enterPaper({ ...written, key })
		forget()
		void navigate(applicationPath(token), { replace: true })
	}
	return (
		<div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-s4">
			<Link to={consolePath(section)} className="inline-flex min-h-11 items-center justify-self-start">
				Back to the applications
			</Link>
			<ConsoleHeading title="Paper application" />
			<p className="max-w-read">Type in what they wrote.</p>
			<Form
				form={form}
				label="Paper application"
				className="grid grid-cols-[minmax(0,1fr)] gap-s4"
				onSend={async () => whenThere.start()}
			>
				{names.map((name) => {
					const Fields = sectionFields[name]
					return (
						<Section key={name} title={sectionTitles[name]}>
							<Fields
								{...(name === 'general' && { emailHint: 'If they gave none, leave it empty. Then we write by post.' })}
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
				{whenThere.waits ? <WaitsForFiles uploads={uploads} /> : null}
				{isChecked ? null : (
					<Button type="submit" className="justify-self-start">
						Check the application
					</Button>
				)}
				<KeptInTab saved={saved} where="Kept until you close this tab, without the files" onErase={erase} />
			</Form>
			{isChecked ? (
				<Section title="Send it">
					<KeyAction action="Send the application" holdsKey onBack={() => setChecked(false)} send={send} />
				</Section>
			) : null}
		</div>
	)
}
