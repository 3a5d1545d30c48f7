import type { EventImageRecord } from '#shared/events/records.ts'
import { imageWidths } from '#shared/events/rules.ts'

/** CloudFront serves images from the site's own address, below this path. */
export const imagePath = (id: string, step: number) => `pictures/${id}/${step}.webp`

export function addressed({ addedBy, ...image }: EventImageRecord) {
	const sizes = imageWidths(image.width).map(({ step, width }) => ({
		width,
		data: `/${imagePath(image.id, step)}`,
	}))
	return { ...image, sizes, data: sizes[Math.min(1, sizes.length - 1)]?.data ?? '' }
}
