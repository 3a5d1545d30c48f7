import type * as z from 'zod'
import type { PublicApplication } from '#shared/applications/records.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { attachmentLimit, fileSentences } from '#shared/files/rules.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { FileUploads } from '#web/components/files/FileUploads.tsx'
import { WaitsForFiles } from '#web/components/files/WaitsForFiles.tsx'
import { fieldErrorsOf } from '#web/components/forms/useProblems.ts'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { idsOf, idsToSend, isDone, type Upload } from '#web/lib/uploads/queue.ts'
import { useUploads } from '#web/lib/uploads/useUploads.ts'
import { useWhenThere } from '#web/lib/uploads/useWhenThere.ts'
import { useAction } from '#web/lib/useAction.ts'

/** The documents or words that an applicant sends after the application. */
export interface Sending {
	attachments?: string[]
	cannotGet?: true
	words?: string
}

export type SendSubject = Pick<
	z.output<typeof PublicApplication>,
	'status' | 'withdrawnOn' | 'attachments' | 'missing' | 'closedOn' | 'reopenedOn' | 'billWaivedOn' | 'hasFiles'
>

interface Props {
	application: SendSubject
	onSend: (sending: Sending) => Promise<void>
}

export function DocumentForm({ application, onSend }: Props) {
	const { queue, uploads } = useUploads('attachment')
	const left = attachmentLimit - application.attachments.length
	const submit = useAction({
		send: async (files: readonly Upload[]) => {
			const ids = idsToSend(files)
			if (ids.length === 0) throw new Error(applicationSentences.chooseDocument)
			if (ids.length > left) throw new Error(fileSentences.tooMany)
			await onSend({ attachments: ids })
		},
		onDone: (_, files) => {
			for (const { key } of files.filter(isDone)) queue.remove(key)
		},
		onProblem: (error, files) => queue.refuse(idsOf(files), fieldErrorsOf(error)),
	})
	const whenThere = useWhenThere(uploads, () => submit.start(uploads))
	const isSending = submit.busy || whenThere.waits
	if (left <= 0)
		return (
			<Banner tone="plain" title={t('There’s no room for more documents.')}>
				{t('We have {limit} from you. Please call or write to us if one more is needed.', { limit: attachmentLimit })}
			</Banner>
		)
	return (
		<div className="grid gap-s4">
			<FileUploads
				label={t('Your documents')}
				hint={t('A photo, a PDF or another document, up to 8 MB each. You can send {left} more.', { left })}
				queue={queue}
				uploads={uploads}
				limit={left}
				camera
				onAdd={submit.clear}
			/>
			{whenThere.waits ? <WaitsForFiles uploads={uploads} /> : null}
			{/* On a phone the files fill the screen above the button, so a problem there would be out of sight. */}
			<ActionBanner problem={submit.problem} />
			<p role="status" className="font-strong empty:hidden">
				{uploads.some(isDone) && !isSending ? t('Not sent yet. Press Send documents.') : null}
			</p>
			{uploads.length > 0 ? (
				<Button className="justify-self-start" busy={isSending && t('Sending')} onClick={whenThere.start}>
					{t('Send documents')}
				</Button>
			) : null}
		</div>
	)
}
