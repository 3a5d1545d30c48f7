import * as z from 'zod'

export const pictureSentences = {
	broken: 'We can’t read this image. Please save it again as a JPEG, or choose another one.',
	tooLarge: 'This image has too many pixels. Please choose one of at most 64 megapixels.',
} as const

/** In pixels, so that a page can leave room for it before it's loaded. */
export const pictureSize = { width: z.number().int(), height: z.number().int() }

export const pictureAddresses = {
	/** The middle one of `sizes`. */
	data: z.string(),
	/** The same picture in up to three widths, smallest first, for `srcset`. */
	sizes: z.array(z.object({ width: z.number().int(), data: z.string() })),
}

/** A picture that the server has drawn anew, with the addresses of its content. */
export const DrawnPicture = z.object({ ...pictureSize, ...pictureAddresses })

export type DrawnPicture = z.output<typeof DrawnPicture>

export const pictureSteps = [480, 960, 1600] as const

/** The widths in which a picture is stored. One that is smaller than the next step isn't made larger. */
export const pictureWidths = (width: number) =>
	pictureSteps
		.filter((_, at) => (pictureSteps[at - 1] ?? 0) < width)
		.map((step) => ({ step, width: Math.min(step, width) }))
