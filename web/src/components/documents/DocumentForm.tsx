import { applicationSentences } from '#shared/applications/sentences.ts'
import { attachmentLimit, fileRules, fileSentences } from '#shared/files/rules.ts'
import type { Upload } from '#web/lib/uploads/queue.ts'
import { useUploads } from '#web/lib/uploads/useUploads.ts'
import { useAction } from '#web/lib/useAction.ts'
import { ActionBanner } from '../ActionBanner.tsx'
import { Banner } from '../Banner.tsx'
import { Button } from '../Button.tsx'
import { FileUploads } from '../FileUploads.tsx'
import { fieldErrorsOf } from '../useProblems.ts'
import type { Sending, SendSubject } from './SendDocuments.tsx'

interface Props {
	application: SendSubject
	onSend: (sending: Sending) => Promise<void>
}

const idsOf = (files: readonly Upload[]) => files.flatMap(({ id }) => id ?? [])

export function DocumentForm({ application, onSend }: Props) {
	const { queue, uploads } = useUploads('attachment')
	const left = attachmentLimit - application.attachments.length
	const done = uploads.filter(({ state }) => state === 'done')
	const onTheirWay = uploads.some(({ state }) => ['waiting', 'sending', 'offline'].includes(state))
	const submit = useAction({
		send: async (files: readonly Upload[]) => {
			if (onTheirWay) throw new Error('Please wait until every file has arrived.')
			if (files.length === 0) throw new Error(applicationSentences.chooseDocument)
			if (files.length > left) throw new Error(fileSentences.tooMany)
			await onSend({ attachments: idsOf(files) })
		},
		onDone: (_, files) => {
			for (const { key } of files) queue.remove(key)
		},
		onProblem: (error, files) => queue.refuse(idsOf(files), fieldErrorsOf(error)),
	})
	if (left <= 0)
		return (
			<Banner tone="plain" title="There’s no room for more documents.">
				We have {attachmentLimit} from you. Please call or write to us if one more is needed.
			</Banner>
		)
	return (
		<div className="grid gap-s4">
			<ActionBanner problem={submit.problem} />
			<FileUploads
				label="Your documents"
				hint={`A photo, a PDF or another document, up to 8 MB each. You can send ${left} more.`}
				endings={Object.keys(fileRules.attachment.types)}
				limit={left}
				uploads={uploads}
				camera
				canRetry={queue.canRetry}
				onAdd={(files) => {
					submit.clear()
					queue.add(files)
				}}
				onRetry={queue.retry}
				onRemove={queue.remove}
			/>
			<Button
				className="justify-self-start"
				unready={done.length === 0 || onTheirWay}
				busy={submit.busy && 'Sending'}
				onClick={() => submit.start(done)}
			>
				Send documents
			</Button>
		</div>
	)
}
