import { useId, useState } from 'react'
import { Checkbox, CheckboxGroup, Label, Text } from 'react-aria-components'
import * as z from 'zod'
import { type Note, noteRemoval, noteText } from '#shared/notes.ts'
import { Button } from '#web/components/Button.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { KeptInTab } from '#web/components/forms/SavedNote.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { Tick } from '#web/components/forms/Tick.tsx'
import { useDraftedForm } from '#web/components/forms/useDraftedForm.ts'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { type DraftOwner, withOwnDraft } from '../OwnDraft.tsx'
import { dayAndTime } from '../when.ts'

interface Props {
	/** The id of what the notes are about. */
	about: string
	notes: readonly StaffNote[]
	onAdd: (note: string, sending: { idempotencyKey: string }) => Promise<void>
	/** Deletes these and nothing that a colleague has added since. */
	onDelete: (ids: string[]) => Promise<void>
}

/** Shows the notes of colleagues about an application or a user, the newest first. */
export function NotesPanel({ about, notes, onAdd, onDelete }: Props) {
	const [mode, setMode] = useState<'viewing' | 'deleting'>('viewing')
	const title = useId()
	const newestFirst = [...notes].sort((one, other) => other.date.localeCompare(one.date))
	const deletable = newestFirst.filter((note) => !note.bySystem && !note.deletedOn)
	if (mode === 'deleting')
		return <DeleteNotes notes={deletable} onDelete={onDelete} onLeave={() => setMode('viewing')} />
	return (
		<div className="grid gap-s5">
			<AddNote about={about} onAdd={onAdd} />
			<section aria-labelledby={title} className="grid gap-s3">
				<div className="flex flex-wrap items-center justify-between gap-s3">
					<h3 id={title} className="text-lead">
						{notes.length === 0 ? 'No notes yet' : `Notes (${notes.length})`}
					</h3>
					{deletable.length > 0 ? (
						<Button look="quiet" size="small" onClick={() => setMode('deleting')}>
							Delete notes
						</Button>
					) : null}
				</div>
				<ul className="grid gap-s3">
					{newestFirst.map((note) => (
						<li key={note._id} className="border-line border-l-4 pl-s4">
							<NoteText note={note} />
						</li>
					))}
				</ul>
			</section>
		</div>
	)
}

const NewNote = z.strictObject({ note: noteText })

interface AddNoteProps {
	/** The id of what the note is about. */
	about: string
	onAdd: (note: string, sending: { idempotencyKey: string }) => Promise<void>
}

const AddNote = withOwnDraft(NoteForm)

function NoteForm({ about, onAdd, owner, onErased }: AddNoteProps & DraftOwner) {
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

interface DeleteNotesProps {
	notes: readonly StaffNote[]
	onDelete: (ids: string[]) => Promise<void>
	onLeave: () => void
}

function DeleteNotes({ notes, onDelete, onLeave }: DeleteNotesProps) {
	const [chosen, setChosen] = useState<string[]>([])
	const remove = useAction({
		send: async () => {
			const { success, error } = noteRemoval.remove.safeParse(chosen)
			if (!success) throw new Error(error.issues[0]?.message)
			await onDelete(chosen)
		},
		onDone: onLeave,
	})

	return (
		<div className="grid gap-s4">
			<ActionBanner {...remove} />
			<CheckboxGroup value={chosen} onChange={setChosen} className="grid gap-s2">
				<Label className="font-strong">Choose the notes to delete</Label>
				<Text slot="description" className="text-small text-soft">
					If you delete a colleague’s note, a line says who deleted it. Emails and payments stay.
				</Text>
				{notes.map((note) => (
					<Checkbox
						key={note._id}
						value={note._id}
						className="group flex cursor-pointer items-start gap-s3 rounded-field border border-line bg-white p-s3 hover:border-ink data-selected:border-river data-selected:bg-river-wash"
					>
						<Tick />
						<span className="min-w-0">
							<NoteText note={note} />
						</span>
					</Checkbox>
				))}
			</CheckboxGroup>
			<div className="flex flex-wrap gap-s3">
				<Button
					look="danger"
					size="small"
					unready={chosen.length === 0}
					busy={remove.busy && 'Deleting'}
					onClick={() => remove.start()}
				>
					{chosen.length > 1 ? `Delete selected (${chosen.length})` : 'Delete selected'}
				</Button>
				<Button look="ghost" size="small" onClick={onLeave}>
					Keep all
				</Button>
			</div>
		</div>
	)
}

export type StaffNote = z.output<typeof Note>

export function NoteText({ note: { name, date, body, deletedOn } }: { note: StaffNote }) {
	return (
		<>
			<p className="text-small text-soft">
				<b className="text-ink">{name}</b> <span className="tabular-nums">{dayAndTime(date)}</span>
			</p>
			<p className={`wrap-anywhere max-w-read whitespace-pre-line ${deletedOn ? 'text-soft italic' : ''}`}>{body}</p>
		</>
	)
}
