import { useState } from 'react'
import { Checkbox, CheckboxGroup, Label } from 'react-aria-components'
import { eventSentences } from '#shared/events/sentences.ts'
import { Button } from '#web/components/Button.tsx'
import { Problem } from '#web/components/forms/Problem.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Tick } from '#web/components/forms/Tick.tsx'
import { Picture } from '#web/components/Picture.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { ConfirmWithKey } from '../keys/ConfirmWithKey.tsx'
import { StepHeading } from '../StepHeading.tsx'
import { eventPictures } from './eventPictures.ts'
import type { EventImage } from './events.ts'

interface Props {
	id: string
	images: readonly EventImage[]
	onDone: (left: EventImage[]) => void
	onLeave: () => void
}

/** Asks for the images first, then for the key. */
export function DeleteImages({ id, images, onDone, onLeave }: Props) {
	const [chosen, setChosen] = useState<string[]>([])
	const [verifies, setVerifies] = useState(false)
	const [problem, setProblem] = useState<string>()
	const remove = useAction({
		send: (key: string) => eventPictures.deleteImages({ id, key, remove: chosen }),
		onDone: (answer) => onDone(answer.images),
	})
	if (verifies)
		return (
			<Section title="Remove Images">
				<StepHeading>These images will be deleted</StepHeading>
				<ul className="grid gap-s3 small:grid-cols-2 large:grid-cols-3">
					{images
						.filter((image) => chosen.includes(image.id))
						.map((image) => (
							<li key={image.id}>
								<Thumbnail image={image} alt={image.alt || image.name} />
							</li>
						))}
				</ul>
				<ConfirmWithKey
					label="Delete Images"
					action="Delete Images"
					busy="Deleting"
					look="danger"
					onBack={() => setVerifies(false)}
					onConfirm={remove.run}
				/>
			</Section>
		)
	return (
		<Section title="Remove Images">
			<Problem message={problem} />
			<CheckboxGroup
				value={chosen}
				onChange={(next) => {
					setProblem(undefined)
					setChosen(next)
				}}
				className="grid gap-s3"
			>
				<Label className="font-strong">Choose the images to delete</Label>
				<div className="grid gap-s3 small:grid-cols-2 large:grid-cols-3">
					{images.map((image) => (
						<Checkbox
							key={image.id}
							value={image.id}
							className="group grid cursor-pointer content-start gap-s2 rounded-field border border-line bg-white p-s3 hover:border-ink data-selected:border-river data-selected:bg-river-wash"
						>
							<Thumbnail image={image} alt="" />
							<span className="flex items-start gap-s3 wrap-anywhere">
								<Tick />
								{image.alt || image.name}
							</span>
						</Checkbox>
					))}
				</div>
			</CheckboxGroup>
			<div className="flex flex-wrap gap-s3">
				<Button
					look="danger"
					unready={chosen.length === 0}
					onClick={() => (chosen.length === 0 ? setProblem(eventSentences.chooseImages) : setVerifies(true))}
				>
					Delete selected images
				</Button>
				<Button look="ghost" onClick={onLeave}>
					Go Back
				</Button>
			</div>
		</Section>
	)
}

const Thumbnail = ({ image, alt }: { image: EventImage; alt: string }) => (
	<Picture image={image} alt={alt} sizes="20rem" className="aspect-3/2 w-full rounded-field object-cover" />
)
