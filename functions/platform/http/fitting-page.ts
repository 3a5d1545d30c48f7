import { usualPage } from '#shared/lists.ts'

/** A Lambda's response can have 6 MB at most, and headers take some of that. */
const room = 6_000_000

/** True if this fits in one response. The body is text within Lambda's own JSON, so its quotation marks count twice. */
export const fits = (body: unknown) => Buffer.byteLength(JSON.stringify(JSON.stringify(body))) <= room

/** Reads a page of whole things, and halves its limit until it fits into a response. A single thing is sent as it is. */
export async function fittingPage<Page>(read: (limit: number) => Promise<Page>, limit = usualPage): Promise<Page> {
	const page = await read(limit)
	return fits(page) || limit === 1 ? page : fittingPage(read, Math.floor(limit / 2))
}
