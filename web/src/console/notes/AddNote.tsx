import * as z from 'zod'
import { noteText } from '#shared/notes.ts'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { KeptInTab } from '#web/components/forms/SavedNote.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useDraftedForm } from '#web/components/forms/useDraftedForm.ts'
import { type DraftOwner, withOwnDraft } from '../OwnDraft.tsx'

const NewNote = z.strictObject({ note: noteText })

interface Props {
	/** The id of what the note is about. */
	about: string
	onAdd: (note: string, sending: { idempotencyKey: string }) => Promise<void>
}

export const AddNote = withOwnDraft(NoteForm)

function NoteForm({ about, onAdd, owner, onErased }: Props & DraftOwner) {
	const { form, fields, saved, send } = useDraftedForm(
		NewNote,
		{ note: '' },
		{ form: `note-${about}`, owner, onErased },
	)
	return (
		<Form
			form={form}
			label="Add a note"
			className="grid max-w-form gap-s3"
			onSend={async (values) => {
				await send(values, (options) => onAdd(values.note, options))
				form.reset()
			}}
		>
			<TextArea field={fields.note} label="Add a note" hint="Only employees can see notes." rows={3} />
			<Submit size="small" busy="Adding">
				Add note
			</Submit>
			{saved === undefined ? null : <KeptInTab saved={saved} onErase={() => form.reset()} />}
		</Form>
	)
}
