import { useFormState } from 'react-hook-form'
import { attachmentLimit } from '#shared/files/rules.ts'
import { Banner } from '#web/components/Banner.tsx'
import { fieldProblems } from '#web/components/ErrorSummary.tsx'
import { FileUploads } from '#web/components/FileUploads.tsx'
import type { Upload, UploadQueue } from '#web/lib/uploads/queue.ts'

interface Props {
	queue: UploadQueue
	uploads: readonly Upload[]
}

export function AttachmentsSection({ queue, uploads }: Props) {
	const { errors } = useFormState()
	const problem = fieldProblems(errors).find(({ name }) => name === 'attachments')?.sentence
	return (
		<>
			<Banner tone="plain" title="One bill per application">
				<ul className="grid list-disc gap-s1 pl-s5">
					<li>Attach the bill, lease or estimate that shows how much is due and who gets paid.</li>
					<li>
						Several photos of the same bill are fine. Attaching multiple bills leads to denial. For a second
						bill, send a second application.
					</li>
					<li>Applications lacking payment information are automatically denied after 15 days.</li>
				</ul>
			</Banner>
			{problem ? <Banner tone="bad" title={problem} /> : null}
			<FileUploads
				label="Your documents"
				hint={`Up to ${attachmentLimit} files, up to 8 MB each: photos (PNG, JPEG, WebP), PDF, Word, Excel, PowerPoint, RTF, text or CSV.`}
				queue={queue}
				uploads={uploads}
				camera
			/>
		</>
	)
}
