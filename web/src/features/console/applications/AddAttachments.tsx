import { useState } from 'react'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { attachmentLimit, fileRules, fileSentences } from '#shared/files/rules.ts'
import { Banner } from '#web/components/Banner.tsx'
import { Button } from '#web/components/Button.tsx'
import { FileUploads } from '#web/components/FileUploads.tsx'
import { Section } from '#web/components/Section.tsx'
import { ApiError } from '#web/lib/api.ts'
import { useUploads } from '#web/lib/uploads/useUploads.ts'
import { type Application, staff } from './applications.ts'
import { useApplicationCache } from './useApplicationCache.ts'

interface Props {
	application: Application
	/** Files dropped on the page while another tab is shown are not meant for this one. */
	shown: boolean
}

export function AddAttachments({ application: { token }, shown }: Props) {
	const { queue, uploads } = useUploads('attachment')
	const { learn } = useApplicationCache(token)
	const [sending, setSending] = useState(false)
	const [said, setSaid] = useState<{ good: boolean; sentence: string }>()
	const done = uploads.filter(({ state }) => state === 'done')
	const onTheirWay = uploads.some(({ state }) => ['waiting', 'sending', 'offline'].includes(state))

	const submit = async () => {
		if (onTheirWay) return setSaid({ good: false, sentence: 'Please wait until every file has arrived.' })
		if (done.length === 0) return setSaid({ good: false, sentence: fileSentences.none })
		const ids = done.flatMap(({ id }) => id ?? [])
		setSending(true)
		try {
			const { attachments } = await staff.addAttachments({ token, attachments: ids })
			learn({ attachments })
			for (const { key } of done) queue.remove(key)
			setSaid({ good: true, sentence: applicationSentences.attachmentsSubmitted })
		} catch (error) {
			if (error instanceof ApiError) queue.refuse(ids, error.errors)
			setSaid({ good: false, sentence: error instanceof Error ? error.message : String(error) })
		}
		setSending(false)
	}

	return (
		<Section title="Add Attachments">
			{said ? (
				<Banner
					tone={said.good ? 'good' : 'bad'}
					role={said.good ? 'status' : 'alert'}
					title={said.sentence}
				/>
			) : null}
			{shown ? (
				<FileUploads
					label="Documents for this application"
					hint={`Up to ${attachmentLimit} files of 8 MB each. Only staff see them, not the applicant.`}
					endings={Object.keys(fileRules.attachment.types)}
					limit={attachmentLimit}
					uploads={uploads}
					onAdd={(files) => {
						setSaid(undefined)
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
				busy={sending && 'Submitting'}
				onClick={() => void submit()}
			>
				Submit Attachments
			</Button>
		</Section>
	)
}
