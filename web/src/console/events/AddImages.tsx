import { useState } from 'react'
import * as z from 'zod'
import { altText } from '#shared/events/schema.ts'
import { attachmentLimit, fileSentences } from '#shared/files/rules.ts'
import { Button } from '#web/components/Button.tsx'
import { fieldsOf } from '#web/components/fields/fieldsOf.ts'
import { TextField } from '#web/components/fields/TextField.tsx'
import { FilePreview } from '#web/components/files/FilePreview.tsx'
import { FileUploads } from '#web/components/files/FileUploads.tsx'
import { WaitsForFiles } from '#web/components/files/WaitsForFiles.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Problem } from '#web/components/forms/Problem.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { fieldErrorsOf } from '#web/components/forms/useProblems.ts'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { hasFailed, idsOf, isDone, notAllUploaded, type Upload } from '#web/lib/uploads/queue.ts'
import { useUploads } from '#web/lib/uploads/useUploads.ts'
import { useWhenThere } from '#web/lib/uploads/useWhenThere.ts'
import { useAction } from '#web/lib/useAction.ts'
import { StepHeading } from '../ConsoleHeading.tsx'
import type { EventImage } from './events.ts'
import { eventPictures } from './events.ts'

interface Props {
	id: string
	/** The number of images that the event can still get. */
	room: number
	onDone: (images: EventImage[]) => void
	onLeave: () => void
}

const Described = z.strictObject({ alt: altText })
const Descriptions = z.strictObject({ images: z.array(Described) })

/** Asks for the files first, then for what each of them shows. Adding takes nothing away, so it needs no key. */
export function AddImages({ id, room, onDone, onLeave }: Props) {
	const limit = Math.min(attachmentLimit, room)
	const { queue, uploads } = useUploads('event-image', { limit })
	const [describes, setDescribes] = useState(false)
	const [problem, setProblem] = useState<string>()
	const done = uploads.filter(isDone)
	const { form } = useSchemaForm(Descriptions, { images: [] })
	const whenThere = useWhenThere(uploads, () => {
		if (hasFailed(uploads)) return setProblem(notAllUploaded)
		if (done.length === 0) return setProblem(fileSentences.none)
		form.reset({ images: done.map(() => ({ alt: '' })) })
		setDescribes(true)
	})
	const submit = useAction({
		send: (alts: string[]) => eventPictures.addImages({ id, eventImages: idsOf(done), alts }),
		onDone: ({ images }) => onDone(images),
		onProblem: (error) => queue.refuse(idsOf(done), fieldErrorsOf(error)),
	})
	if (describes)
		return (
			<Section title="Add Images">
				<StepHeading>Say what the images show</StepHeading>
				<Form
					form={form}
					label="Say what the images show"
					onSend={({ images }) => submit.run(images.map(({ alt }) => alt))}
				>
					<ol className="grid gap-s5">
						{done.map((upload, at) => (
							<DescribedImage key={upload.key} index={at} upload={upload} file={queue.contentOf(upload.key)} />
						))}
					</ol>
					<div className="flex flex-wrap gap-s3">
						<Submit busy="Submitting">Submit Images</Submit>
						<Button look="ghost" onClick={() => setDescribes(false)}>
							Go Back
						</Button>
					</div>
				</Form>
			</Section>
		)
	return (
		<Section title="Add Images">
			<Problem message={problem} />
			<FileUploads
				label="Images of this event"
				hint="JPEG, PNG or WebP pictures of at most 50 MB each. Everyone on our site can see them."
				queue={queue}
				uploads={uploads}
				onAdd={() => setProblem(undefined)}
			/>
			{whenThere.waits ? <WaitsForFiles uploads={uploads} /> : null}
			<div className="flex flex-wrap gap-s3">
				<Button unready={uploads.length === 0} busy={whenThere.waits && 'Waiting'} onClick={whenThere.start}>
					Verify Images
				</Button>
				<Button look="ghost" onClick={onLeave}>
					Go Back
				</Button>
			</div>
		</Section>
	)
}

interface DescribedProps {
	index: number
	upload: Upload
	file: File | undefined
}

function DescribedImage({ index, upload, file }: DescribedProps) {
	const { alt } = fieldsOf(Described.shape, `images.${index}.`)
	return (
		<li className="grid gap-s3">
			{file ? (
				<FilePreview file={file} alt="" className="aspect-3/2 w-full max-w-80 rounded-field object-cover" />
			) : null}
			<TextField
				field={alt}
				label="What the image shows"
				hint={`Screen readers say this for ${upload.name}.`}
				optional
				countFrom={160}
			/>
		</li>
	)
}
