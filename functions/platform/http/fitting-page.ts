import { usualPage } from '#shared/lists.ts'

/** An answer of a Lambda has at most 6 MB, of which headers and escaped characters take some. */
const room = 4_000_000

/** A page of whole things: half as many, as often as it takes to fit into an answer. The last one goes as it is. */
export async function fittingPage<Page>(
	read: (limit: number) => Promise<Page>,
	limit = usualPage,
): Promise<Page> {
	const page = await read(limit)
	const fits = Buffer.byteLength(JSON.stringify(page)) <= room
	return fits || limit === 1 ? page : fittingPage(read, Math.floor(limit / 2))
}
