import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { noteText } from '#shared/notes.ts'
import { Button } from '#web/components/Button.tsx'
import { Form } from '#web/components/Form.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'

const NewNote = z.strictObject({ note: noteText })

export function AddNote({ onAdd }: { onAdd: (note: string) => Promise<void> }) {
	const form = useForm({
		resolver: zodResolver(NewNote),
		shouldFocusError: false,
		defaultValues: { note: '' },
	})
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
			<TextArea
				control={form.control}
				name="note"
				label="Add a note"
				hint="Only employees read notes."
				max={2000}
				rows={3}
			/>
			<Button
				type="submit"
				size="small"
				className="justify-self-start"
				busy={form.formState.isSubmitting && 'Adding'}
			>
				Add note
			</Button>
		</Form>
	)
}
