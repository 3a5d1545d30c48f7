import { useState } from 'react'
import { Checkbox, CheckboxGroup, Label, Text } from 'react-aria-components'
import { noteRemoval } from '#shared/notes.ts'
import { Button } from '#web/components/Button.tsx'
import { Tick } from '#web/components/forms/Tick.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { NoteText, type StaffNote } from './NoteText.tsx'

interface Props {
	notes: readonly StaffNote[]
	onDelete: (ids: string[]) => Promise<void>
	onLeave: () => void
}

export function DeleteNotes({ notes, onDelete, onLeave }: Props) {
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
