import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Checkbox, CheckboxGroup, Label } from 'react-aria-components'
import { mostImages } from '#shared/events/rules.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { Button } from '#web/components/Button.tsx'
import { Problem } from '#web/components/forms/Problem.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Tick } from '#web/components/forms/Tick.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Picture } from '#web/components/Picture.tsx'
import { StepHeading } from '../ConsoleHeading.tsx'
import { KeyAction } from '../keys/KeyAction.tsx'
import { AddImages } from './AddImages.tsx'
import { ChangeMainImage } from './ChangeMainImage.tsx'
import { type EventImage, eventPictures, eventQuery, type StaffEvent } from './events.ts'

interface Props {
	event: StaffEvent
	onChanged: (event: StaffEvent) => void
}

/** Only one is open at a time, because a file that is dropped on the page is meant for one of them. */
type Mode = 'view' | 'add' | 'delete' | 'main'

export function EventPictures({ event, onChanged }: Props) {
	const cache = useQueryClient()
	const [mode, setMode] = useState<Mode>('view')
	const [message, setMessage] = useState<string>()
	const { _id: id, images, mainImage } = event
	const open = (next: Mode) => {
		setMessage(undefined)
		setMode(next)
	}
	const leave = () => setMode('view')
	const done = (changed: StaffEvent, sentence: string) => {
		onChanged(changed)
		// The answer about images leaves out the event's new version, which its other tabs need.
		void cache.invalidateQueries({ queryKey: eventQuery(id).queryKey })
		setMessage(sentence)
		leave()
	}
	if (mode === 'add')
		return (
			<AddImages
				id={id}
				room={mostImages - images.length}
				onDone={(all) => done({ ...event, images: all }, eventSentences.imagesUploaded)}
				onLeave={leave}
			/>
		)
	if (mode === 'delete')
		return (
			<DeleteImages
				id={id}
				images={images}
				onDone={(left) => done({ ...event, images: left }, eventSentences.imagesDeleted)}
				onLeave={leave}
			/>
		)
	if (mode === 'main')
		return (
			<ChangeMainImage
				id={id}
				current={mainImage}
				onDone={(changed) => done(changed ?? event, eventSentences.mainImageChanged)}
				onLeave={leave}
			/>
		)
	return (
		<Section title="Add / Remove Images">
			<ActionBanner message={message} />
			<div className="grid justify-items-start gap-s3">
				<h3 className="text-lead">Main image</h3>
				{mainImage ? <Shown image={mainImage} /> : <p>This event has no main image yet.</p>}
				<Button look="ghost" size="small" onClick={() => open('main')}>
					Change Main Image
				</Button>
			</div>
			<div className="grid justify-items-start gap-s3">
				<h3 className="text-lead">More images</h3>
				{images.length > 0 ? (
					<ul className="grid w-full gap-s3 small:grid-cols-2 large:grid-cols-3">
						{images.map((image) => (
							<li key={image.id}>
								<Shown image={image} />
							</li>
						))}
					</ul>
				) : (
					<p>There are no other images yet.</p>
				)}
				<div className="flex flex-wrap gap-s3">
					<Button size="small" disabled={images.length >= mostImages} onClick={() => open('add')}>
						Add Images
					</Button>
					<Button look="ghost" size="small" disabled={images.length === 0} onClick={() => open('delete')}>
						Remove Images
					</Button>
				</div>
				{images.length >= mostImages ? <p>{eventSentences.imagesFull}</p> : null}
			</div>
		</Section>
	)
}

const Shown = ({ image }: { image: EventImage }) => (
	<figure className="grid gap-s1">
		<Picture
			image={image}
			alt={image.alt}
			sizes="20rem"
			className="aspect-3/2 w-full max-w-80 rounded-field border border-line object-cover"
		/>
		<figcaption className="text-small text-soft wrap-anywhere">{image.alt || 'Without a description'}</figcaption>
	</figure>
)

interface DeleteImagesProps {
	id: string
	images: readonly EventImage[]
	onDone: (left: EventImage[]) => void
	onLeave: () => void
}

/** Asks for the images first, then for the key. */
function DeleteImages({ id, images, onDone, onLeave }: DeleteImagesProps) {
	const [chosen, setChosen] = useState<string[]>([])
	const [verifies, setVerifies] = useState(false)
	const [problem, setProblem] = useState<string>()
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
				<KeyAction
					action="Delete Images"
					look="danger"
					onBack={() => setVerifies(false)}
					send={async (key) => onDone((await eventPictures.deleteImages({ id, key, remove: chosen })).images)}
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
