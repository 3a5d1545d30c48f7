import type * as z from 'zod'
import type { EventImage as Image } from '#shared/events/records.ts'

export type EventImage = z.output<typeof Image>

interface Props {
	image: EventImage
	/** Empty for decoration. */
	alt: string
	/** How wide it is drawn, in the browser's own words, so that a phone loads no more than it shows. */
	sizes: string
	eager?: boolean
	className: string
}

export const Picture = ({ image, alt, sizes, eager = false, className }: Props) => (
	<img
		src={image.data}
		srcSet={image.sizes.map(({ width, data }) => `${data} ${width}w`).join(', ')}
		sizes={sizes}
		width={image.width}
		height={image.height}
		alt={alt}
		loading={eager ? 'eager' : 'lazy'}
		decoding="async"
		className={className}
	/>
)
