/** Yields the pages of a list, from the first to the last, as a browser asks for them. */
export async function* pagesOf<Page extends { next?: string | undefined }>(
	ask: (cursor: { cursor?: string }) => Promise<Page>,
) {
	let cursor: string | undefined
	do {
		const page = await ask(cursor ? { cursor } : {})
		yield page
		cursor = page.next
	} while (cursor)
}
