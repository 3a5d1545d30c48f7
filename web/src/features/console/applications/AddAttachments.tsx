import { applicationSentences } from '#shared/applications/sentences.ts'
import { attachmentLimit, fileRules, fileSentences } from '#shared/files/rules.ts'
import { ActionBanner } from '#web/components/ActionBanner.tsx'
import { Button } from '#web/components/Button.tsx'
import { FileUploads } from '#web/components/FileUploads.tsx'
import { Section } from '#web/components/Section.tsx'
import { ApiError } from '#web/lib/api.ts'
import type { Upload } from '#web/lib/uploads/queue.ts'
import { useUploads } from '#web/lib/uploads/useUploads.ts'
import { useAction } from '#web/lib/useAction.ts'
import { type Application, staff } from './applications.ts'
import { useApplicationCache } from './useApplicationCache.ts'

interface Props {
	application: Application
	/** A file dropped on the page while another tab is shown is not meant for this one. */
	shown: boolean
}

const idsOf = (files: readonly Upload[]) => files.flatMap(({ id }) => id ?? [])

export function AddAttachments({ application: { token }, shown }: Props) {
	const { queue, uploads } = useUploads('attachment')
	const { update } = useApplicationCache(token)
	const done = uploads.filter(({ state }) => state === 'done')
	const onTheirWay = uploads.some(({ state }) => ['waiting', 'sending', 'offline'].includes(state))
	const submit = useAction({
		send: async (files: readonly Upload[]) => {
			if (onTheirWay) throw new Error('Please wait until every file has arrived.')
			if (files.length === 0) throw new Error(fileSentences.none)
			return staff.addAttachments({ token, attachments: idsOf(files) })
		},
		onDone: ({ attachments }, files) => {
			update({ attachments })
			for (const { key } of files) queue.remove(key)
		},
		onProblem: (error, files) => {
			if (error instanceof ApiError) queue.refuse(idsOf(files), error.errors)
		},
		message: applicationSentences.attachmentsSubmitted,
	})

	return (
		<Section title="Add Attachments">
			<ActionBanner {...submit} />
			{shown ? (
				<FileUploads
					label="Documents for this application"
					hint={`Up to ${attachmentLimit} files, up to 8 MB each. Only staff can see these.`}
					endings={Object.keys(fileRules.attachment.types)}
					limit={attachmentLimit}
					uploads={uploads}
					onAdd={(files) => {
						submit.clear()
						queue.add(files)
					}}
					canRetry={queue.canRetry}
					onRetry={queue.retry}
					onRemove={queue.remove}
				/>
			) : null}
			<Button
				className="justify-self-start"
				unready={done.length === 0 || onTheirWay}
				busy={submit.busy && 'Submitting'}
				onClick={() => submit.start(done)}
			>
				Submit Attachments
			</Button>
		</Section>
	)
}
