import { useQueryClient } from '@tanstack/react-query'
import { type ReadyText, type ReadyTextUse, readyTextUses, TypedReadyText } from '#shared/applications/ready-texts.ts'
import { Button } from '#web/components/Button.tsx'
import { labelledChoices } from '#web/components/fields/choices.ts'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { putReadyTexts, readyTexts, readyTextsQuery } from '../../readyTexts.ts'
import { StepHeading } from '../../StepHeading.tsx'
import { useChange } from '../../useChange.ts'

const options = labelledChoices(readyTextUses)

interface Props {
	title: string
	use: ReadyTextUse
	/** Without one it adds a text. */
	text?: ReadyText
	onBack: () => void
	onDone: (message: string, use: ReadyTextUse) => void
}

export function ReadyTextForm({ title, use, text, onBack, onDone }: Props) {
	const cache = useQueryClient()
	const { form, fields } = useSchemaForm(TypedReadyText, {
		use,
		label: text?.label ?? '',
		english: text?.english ?? '',
		spanish: text?.spanish ?? '',
	})
	const save = useChange({
		of: readyTextsQuery.queryKey,
		version: text?.version ?? 0,
		send: (version, typed: Parameters<typeof readyTexts.saveReadyText>[0]) =>
			readyTexts.saveReadyText({ ...typed, ...(text && { id: text._id, version }) }),
		onDone: (answer, typed) => {
			putReadyTexts(cache, answer)
			onDone(answer.message, typed.use)
		},
	})
	return (
		<div className="grid max-w-form gap-s4">
			<StepHeading>{title}</StepHeading>
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
