import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { questionLimit, questionShape, questionTypes } from '#shared/events/schema.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { Button } from '#web/components/Button.tsx'
import { fieldsOf } from '#web/components/fields/fieldsOf.ts'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import type { TypedEvent } from './eventForm.ts'

const typeOptions = [
	{ value: String(questionTypes.text), label: 'Text' },
	{ value: String(questionTypes.yesNo), label: 'Yes or no' },
] as const

/** Edits the questions that people are asked when they sign up. */
export function QuestionFields() {
	const { fields, append, remove } = useFieldArray<TypedEvent, 'questions', 'key'>({
		name: 'questions',
		keyName: 'key',
	})
	const add = useRef<HTMLButtonElement>(null)
	const full = fields.length >= questionLimit
	return (
		<fieldset className="grid gap-s4">
			<legend className="mb-s3 font-strong">
				Questions for people who sign up <span className="font-plain text-soft">(optional)</span>
			</legend>
			{fields.length > 0 ? (
				<ol className="grid gap-s4">
					{fields.map(({ key }, index) => (
						<li key={key}>
							<QuestionField
								index={index}
								onRemove={() => {
									remove(index)
									add.current?.focus()
								}}
							/>
						</li>
					))}
				</ol>
			) : null}
			<div className="flex flex-wrap items-center gap-x-s4 gap-y-s2">
				<Button
					ref={add}
					look="ghost"
					size="small"
					disabled={full}
					onClick={() =>
						append({ id: '', question: '', type: '' }, { focusName: `questions.${fields.length}.question` })
					}
				>
					{full ? eventSentences.maximumQuestions : 'Add a question'}
				</Button>
				<p role="status" className="text-soft tabular-nums">
					{fields.length} of up to {questionLimit}
				</p>
			</div>
		</fieldset>
	)
}

function QuestionField({ index, onRemove }: { index: number; onRemove: () => void }) {
	const fields = fieldsOf(questionShape, `questions.${index}.`)
	return (
		<fieldset className="grid gap-s4 rounded-card border border-line p-s4 medium:p-s5">
			<legend className="float-left w-full font-strong">Question {index + 1}</legend>
			<TextField field={fields.question} label="Question" countFrom={160} />
			<RadioGroup field={fields.type} label="Kind of answer" options={typeOptions} inline />
			<Button look="quiet" size="small" className="-mx-3 justify-self-start" onClick={onRemove}>
				Remove question {index + 1}
			</Button>
		</fieldset>
	)
}
