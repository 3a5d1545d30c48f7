import * as z from 'zod'
import { noteText } from '#shared/notes.ts'
import { Form } from '#web/components/Form.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { Submit } from '#web/components/Submit.tsx'
import { useSchemaForm } from '#web/components/useSchemaForm.ts'

const NewNote = z.strictObject({ note: noteText })

export function AddNote({ onAdd }: { onAdd: (note: string) => Promise<void> }) {
	const { form, fields } = useSchemaForm(NewNote, { note: '' })
	return (
		<Form
			form={form}
			label="Add a note"
			className="grid max-w-form gap-s3"
			onSend={async ({ note }) => {
				await onAdd(note)
				form.reset()
			}}
		>
			<TextArea field={fields.note} label="Add a note" hint="Only employees can see notes." rows={3} />
			<Submit size="small" busy="Adding">
				Add note
			</Submit>
		</Form>
	)
}
