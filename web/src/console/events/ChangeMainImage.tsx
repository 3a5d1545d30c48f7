import { useState } from 'react'
import * as z from 'zod'
import { MainImageInput } from '#shared/events/schema.ts'
import { Button } from '#web/components/Button.tsx'
import type { Field } from '#web/components/fields/fieldsOf.ts'
import { TextField } from '#web/components/fields/TextField.tsx'
import { FilePreview } from '#web/components/files/FilePreview.tsx'
import { FileUploads } from '#web/components/files/FileUploads.tsx'
import { type OneImage, useOneImage } from '#web/components/files/useOneImage.ts'
import { WaitsForFiles } from '#web/components/files/WaitsForFiles.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Problem } from '#web/components/forms/Problem.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { Picture } from '#web/components/Picture.tsx'
import { StepHeading } from '../ConsoleHeading.tsx'
import { KeyAction } from '../keys/KeyAction.tsx'
import { type EventImage, eventPictures, type StaffEvent } from './events.ts'

interface Props {
	id: string
	current: EventImage | undefined
	onDone: (changed: StaffEvent | undefined) => void
	onLeave: () => void
}

const NewImage = z.strictObject({ mainImgAlt: MainImageInput.shape.mainImgAlt })

/** Asks for the new image first, then for the key. */
export function ChangeMainImage({ id, current, onDone, onLeave }: Props) {
	const [verifies, setVerifies] = useState(false)
	const { form, fields } = useSchemaForm(NewImage, { mainImgAlt: '' })
	const image = useOneImage({ purpose: 'event-image' }, () => setVerifies(true))
	if (verifies)
		return (
			<Section title="Change Main Image">
				<StepHeading>Verify the new main image</StepHeading>
				{image.file ? (
					<FilePreview
						file={image.file}
						alt={form.getValues('mainImgAlt') ?? ''}
						className="max-h-80 w-full max-w-form rounded-card object-cover"
					/>
				) : null}
				<KeyAction
					action="Change Main Image"
					onBack={() => setVerifies(false)}
					onProblem={image.refuse}
					send={async (key) => {
						const input = { ...form.getValues(), id, mainImg: image.id, key }
						onDone((await eventPictures.changeMainImage(input)).event)
					}}
				/>
			</Section>
		)
	return (
		<Section title="Change Main Image">
			{current ? (
				<Picture
					image={current}
					alt={current.alt || 'The main image now'}
					sizes="20rem"
					className="aspect-3/2 w-full max-w-80 rounded-field border border-line object-cover"
				/>
			) : null}
			<Form form={form} label="Change Main Image" className="grid max-w-form gap-s5" onSend={async () => image.goOn()}>
				<MainImageField image={image} alt={fields.mainImgAlt} />
				<div className="flex flex-wrap gap-s3">
					<Submit busy="Checking">Verify Image</Submit>
					<Button look="ghost" onClick={onLeave}>
						Go Back
					</Button>
				</div>
			</Form>
		</Section>
	)
}

/** The main image and the words that a screen reader says for it. */
export function MainImageField({ image, alt }: { image: OneImage; alt: Field<string> }) {
	const { queue, uploads, problem, waits } = image
	return (
		<div className={`grid gap-s4 ${problem ? 'border-l-4 border-l-rose pl-s4' : ''}`}>
			<Problem message={problem} />
			<FileUploads
				label="Main image"
				hint="A JPEG, PNG or WebP picture of at most 50 MB."
				queue={queue}
				uploads={uploads}
				onAdd={image.clear}
			/>
			<TextField
				field={alt}
				label="What the image shows"
				hint="Screen readers say this. Leave it empty if the image is only decoration."
				optional
				countFrom={160}
			/>
			{waits ? <WaitsForFiles uploads={uploads} /> : null}
		</div>
	)
}
