import { usualPage } from '#shared/lists.ts'

/** A Lambda's response can have 6 MB at most, and headers and escaped characters take some of that. */
const room = 4_000_000

/** Reads a page of whole things, and halves its limit until it fits into a response. A single thing is sent as it is. */
export async function fittingPage<Page>(
	read: (limit: number) => Promise<Page>,
	limit = usualPage,
): Promise<Page> {
	const page = await read(limit)
	const fits = Buffer.byteLength(JSON.stringify(page)) <= room
	return fits || limit === 1 ? page : fittingPage(read, Math.floor(limit / 2))
}
