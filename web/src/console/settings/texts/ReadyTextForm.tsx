import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ReadyText, type ReadyTextUse, readyTextUses, TypedReadyText } from '#shared/applications/ready-texts.ts'
import { readyTextsApi } from '#shared/applications/ready-texts-api.ts'
import { Banner } from '#web/components/Banner.tsx'
import { Button } from '#web/components/Button.tsx'
import { Form } from '#web/components/Form.tsx'
import { labelledChoices } from '#web/components/fields/choices.ts'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Submit } from '#web/components/Submit.tsx'
import { useSchemaForm } from '#web/components/useSchemaForm.ts'
import { freshOf } from '#web/lib/api.ts'
import { useAction } from '#web/lib/useAction.ts'
import { putReadyTexts, readyTexts } from '../../readyTexts.ts'
import { StepHeading } from '../../StepHeading.tsx'

const options = labelledChoices(readyTextUses)

interface Props {
	title: string
	use: ReadyTextUse
	/** Without one it adds a text. */
	text?: ReadyText
	onBack: () => void
	onDone: (message: string, use: ReadyTextUse) => void
}

/** Sends the version that the employee has read, so that no colleague's words are overwritten unread. */
export function ReadyTextForm({ title, use, text, onBack, onDone }: Props) {
	const cache = useQueryClient()
	const [seen, setSeen] = useState(text)
	const { form, fields } = useSchemaForm(TypedReadyText, {
		use,
		label: text?.label ?? '',
		english: text?.english ?? '',
		spanish: text?.spanish ?? '',
	})
	const save = useAction({
		send: (typed: Parameters<typeof readyTexts.saveReadyText>[0]) =>
			readyTexts.saveReadyText({ ...typed, ...(seen && { id: seen._id, version: seen.version }) }),
		onDone: (answer, typed) => {
			putReadyTexts(cache, answer)
			onDone(answer.message, typed.use)
		},
		onProblem: (error) => {
			const fresh = freshOf(readyTextsApi.saveReadyText, error)
			const theirs = fresh?.texts.find(({ _id }) => _id === seen?._id)
			if (theirs) setSeen(theirs)
		},
	})
	const isNewer = seen !== undefined && seen !== text
	return (
		<div className="grid max-w-form gap-s4">
			<StepHeading>{title}</StepHeading>
			{isNewer ? (
				<Banner tone="waiting" title="A colleague saved this while you were writing.">
					<p className="whitespace-pre-line wrap-anywhere">
						{seen.label}: {seen.english}
					</p>
					{seen.spanish ? (
						<p lang="es" className="whitespace-pre-line wrap-anywhere">
							{seen.spanish}
						</p>
					) : null}
					<p>What you typed is still below. If you save it now, it replaces theirs.</p>
				</Banner>
			) : null}
			<Form form={form} label={title} className="grid gap-s4" onSend={save.run}>
				<TextField field={fields.label} label="Name" hint="On the button." countFrom={30} />
				<RadioGroup field={fields.use} label="Offered when" options={options} inline />
				<TextArea field={fields.english} label="Text in English" rows={4} />
				<TextArea
					field={fields.spanish}
					label="The same in Spanish"
					hint="Without it, people who read Spanish get the English, and you’re asked first."
					rows={4}
					optional
				/>
				<div className="flex flex-wrap gap-s3">
					<Submit busy="Saving">Save Text</Submit>
					<Button look="ghost" onClick={onBack}>
						Go Back
					</Button>
				</div>
			</Form>
		</div>
	)
}
