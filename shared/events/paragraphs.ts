import type { GuestsOnly } from './records.ts'

const guestParagraphs: Readonly<Record<keyof GuestsOnly, (event: GuestsOnly) => string | undefined>> = {
	instructions: ({ instructions }) => instructions,
}

/**
 * What only guests may read of an event in words, a paragraph each, for the pages and for the mail. It's apart from the
 * records, so that the page of a link doesn't load them.
 */
export const paragraphsForGuests = (event: GuestsOnly) =>
	Object.values(guestParagraphs).flatMap((read) => read(event) ?? [])
