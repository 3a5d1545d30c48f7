import { useParams } from 'react-router-dom'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { attachmentLimit, fileSentences } from '#shared/files/rules.ts'
import { Button } from '#web/components/Button.tsx'
import { FileUploads } from '#web/components/files/FileUploads.tsx'
import { WaitsForFiles } from '#web/components/files/WaitsForFiles.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { ApiError } from '#web/lib/api.ts'
import { idsOf, idsToSend, isDone, type Upload } from '#web/lib/uploads/queue.ts'
import { useUploads } from '#web/lib/uploads/useUploads.ts'
import { useWhenThere } from '#web/lib/uploads/useWhenThere.ts'
import { useAction } from '#web/lib/useAction.ts'
import { type Application, staff } from '../applications.ts'
import { useApplicationCache } from '../useApplicationCache.ts'

interface Props {
	application: Application
}

export function AddAttachments({ application: { token } }: Props) {
	// A file dropped on the page while another tab is shown is not meant for this one.
	const shown = useParams().tab === 'attachments'
	const { queue, uploads } = useUploads('attachment')
	const { update, refresh } = useApplicationCache(token)
	const submit = useAction({
		send: async (files: readonly Upload[]) => {
			const ids = idsToSend(files)
			if (ids.length === 0) throw new Error(fileSentences.none)
			return staff.addAttachments({ token, attachments: ids })
		},
		onDone: ({ attachments }, files) => {
			for (const { key } of files.filter(isDone)) queue.remove(key)
			update({ attachments })
			// A document may settle what was missing, and a decision needs the version that it left.
			void refresh()
		},
		onProblem: (error, files) => {
			if (error instanceof ApiError) queue.refuse(idsOf(files), error.errors)
		},
		message: applicationSentences.attachmentsSubmitted,
	})
	const whenThere = useWhenThere(uploads, () => submit.start(uploads))

	return (
		<Section title="Add Attachments">
			<ActionBanner {...submit} />
			{shown ? (
				<FileUploads
					label="Documents for this application"
					hint={`Up to ${attachmentLimit} files, up to 8 MB each. Only staff can see these.`}
					queue={queue}
					uploads={uploads}
					onAdd={submit.clear}
				/>
			) : null}
			{whenThere.waits ? <WaitsForFiles uploads={uploads} /> : null}
			<Button
				className="justify-self-start"
				unready={uploads.length === 0}
				busy={(submit.busy || whenThere.waits) && 'Submitting'}
				onClick={whenThere.start}
			>
				Submit Attachments
			</Button>
		</Section>
	)
}
