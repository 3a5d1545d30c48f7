import { useState } from 'react'
import * as z from 'zod'
import { MainImageInput } from '#shared/events/schema.ts'
import { Button } from '#web/components/Button.tsx'
import { FilePreview } from '#web/components/files/FilePreview.tsx'
import { useOneImage } from '#web/components/files/useOneImage.ts'
import { Form } from '#web/components/forms/Form.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { Picture } from '#web/components/Picture.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { ConfirmWithKey } from '../keys/ConfirmWithKey.tsx'
import { StepHeading } from '../StepHeading.tsx'
import { eventPictures } from './eventPictures.ts'
import type { EventImage, StaffEvent } from './events.ts'
import { MainImageField } from './MainImageField.tsx'

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
	const change = useAction({
		send: (key: string) => eventPictures.changeMainImage({ ...form.getValues(), id, mainImg: image.id, key }),
		onDone: ({ event }) => onDone(event),
		onProblem: image.refuse,
	})
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
				<ConfirmWithKey
					label="Change Main Image"
					action="Change Main Image"
					busy="Changing"
					onBack={() => setVerifies(false)}
					onConfirm={change.run}
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
