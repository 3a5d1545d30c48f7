import { pictureWidths } from '#shared/pictures.ts'

/** CloudFront serves pictures from the site's own address, below this path. */
export const picturePath = (id: string, step: number) => `pictures/${id}/${step}.webp`

export function addressed<Drawn extends { id: string; width: number }>(picture: Drawn) {
	const sizes = pictureWidths(picture.width).map(({ step, width }) => ({
		width,
		data: `/${picturePath(picture.id, step)}`,
	}))
	return { ...picture, sizes, data: sizes[Math.min(1, sizes.length - 1)]?.data ?? '' }
}
