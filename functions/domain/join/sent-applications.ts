import { type PageRequest, readAllPages, readBelow } from '#functions/platform/store/pages.ts'
import type { ItemKey } from '#functions/platform/store/table.ts'
import { put, remove, type Write } from '#functions/platform/store/write.ts'

/** A pointer below an affiliate's id finds the applications that it sent. */
interface ReferredApplication {
	affiliateID?: string | undefined
	issuedOn: string
	token: string
}

const below = 'APPLICATION#'
const partition = (affiliateID: string) => `SENTBY#${affiliateID}`

const pointerKey = (affiliateID: string, { issuedOn, token }: ReferredApplication): ItemKey => ({
	pk: partition(affiliateID),
	sk: `${below}${issuedOn}#${token}`,
})

export const putSent = (sent: ReferredApplication): Write[] =>
	sent.affiliateID ? [put({ ...pointerKey(sent.affiliateID, sent), row: sent.token })] : []

export const removeSent = (sent: ReferredApplication): Write[] =>
	sent.affiliateID ? [remove(pointerKey(sent.affiliateID, sent))] : []

export async function readSentTokens(affiliateID: string, page: PageRequest) {
	const { rows, next } = await readBelow(partition(affiliateID), below, page)
	return { tokens: rows.map(String), ...(next && { next }) }
}

export const readAllSentTokens = async (affiliateID: string) =>
	(await readAllPages((page) => readBelow(partition(affiliateID), below, page))).map(String)
