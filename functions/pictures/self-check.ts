import { encode } from '#functions/domain/pictures/encode.ts'

/** A PNG of one pixel. */
const picture = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64',
)

/** Recognizes the event of a deployment's self-check. The gateway never sends such an event, so no visitor can. */
export const isSelfCheck = (event: object) => 'selfCheck' in event

/** Draws a picture, which takes machine code for Lambda's processor that no laptop can run. */
export async function selfCheck() {
	const { width, height, sizes } = await encode(picture)
	return { width, height, drawn: sizes.length }
}
