import type { DrawnPicture } from '#shared/pictures.ts'

interface Props {
	image: DrawnPicture
	/** The text for screen readers. Empty if the picture is only decoration. */
	alt: string
	/** The width it's drawn at, as in the `sizes` of an `img`, so that a phone loads no more than it shows. */
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
		fetchPriority={eager ? 'high' : 'auto'}
		decoding="async"
		className={className}
	/>
)
