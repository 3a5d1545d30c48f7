import { useRef, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { t } from '#shared/words/t.ts'
import { Picture } from '#web/components/Picture.tsx'
import type { PublishedEvent } from './publishedEvents.ts'

interface Props {
	name: string
	images: PublishedEvent['images']
}

/** The browser itself scrolls and snaps, so a swipe feels as everywhere on the phone; the thumbnails say where to. */
export default function Carousel({ name, images }: Props) {
	const slides = useRef<HTMLDivElement>(null)
	const thumbnails = useRef<HTMLDivElement>(null)
	const [shown, setShown] = useState(images[0]?.id ?? '')

	const show = (index: number) => {
		const image = images[index]
		if (!image) return
		setShown(image.id)
		slides.current?.scrollTo({ left: index * slides.current.clientWidth })
		centerThumbnail(thumbnails.current, index)
	}
	const onScroll = ({ scrollLeft, clientWidth }: HTMLElement) => {
		const index = Math.round(scrollLeft / clientWidth)
		const image = images[index]
		if (!image || image.id === shown) return
		setShown(image.id)
		centerThumbnail(thumbnails.current, index)
	}

	return (
		<section
			aria-roledescription={t('carousel')}
			aria-label={t('Pictures of {name}', { name })}
			className="border-line border-t bg-sand p-s4 medium:p-s5 print:hidden"
		>
			<Tabs
				selectedKey={shown}
				onSelectionChange={(key) => show(images.findIndex(({ id }) => id === key))}
				className="mx-auto grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-s3 outline-none! shadow-none!"
			>
				<TabList ref={thumbnails} aria-label={t('Pictures of {name}', { name })} className="thumbnails order-last">
					{images.map((image, index) => (
						<Tab
							key={image.id}
							id={image.id}
							aria-label={image.alt || t('Picture {number}', { number: index + 1 })}
							className="aspect-3/2 cursor-pointer overflow-hidden rounded-field opacity-70 ring-inset data-selected:opacity-100 data-selected:outline-3 data-selected:outline-sun"
						>
							<Picture image={image} alt="" sizes="(min-width: 850px) 10rem, 33vw" className="size-full object-cover" />
						</Tab>
					))}
				</TabList>
				<div
					ref={slides}
					onScroll={({ currentTarget }) => onScroll(currentTarget)}
					className="slides rounded-card bg-ink"
				>
					{images.map((image, index) => (
						<TabPanel key={image.id} id={image.id} shouldForceMount className="slide">
							<Picture
								image={image}
								alt={
									image.alt || t('Picture {number} of {all}: {name}', { number: index + 1, all: images.length, name })
								}
								sizes="(min-width: 1060px) 60rem, 100vw"
								className="size-full object-contain"
							/>
						</TabPanel>
					))}
				</div>
			</Tabs>
		</section>
	)
}

/** Only the row of thumbnails moves, never the page. */
function centerThumbnail(row: HTMLElement | null, index: number) {
	const thumbnail = row?.children[index]
	if (!row || !(thumbnail instanceof HTMLElement)) return
	row.scrollTo({ left: thumbnail.offsetLeft - (row.clientWidth - thumbnail.offsetWidth) / 2 })
}
