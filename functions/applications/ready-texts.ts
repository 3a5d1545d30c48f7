import { changeReadyTexts, readReadyTexts } from '#functions/domain/applications/ready-texts.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { newId } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { retried } from '#functions/platform/store/write.ts'
import { mostReadyTexts, type ReadyText, readyTextSentences as sentences } from '#shared/applications/ready-texts.ts'
import type { readyTextsApi } from '#shared/applications/ready-texts-api.ts'
import { shippedTexts } from '#shared/applications/shipped-texts.ts'
import { messages } from '#shared/messages.ts'

type Texts = readonly ReadyText[]
type Api = typeof readyTextsApi

const sameWords = (one: ReadyText | undefined, other: ReadyText) =>
	(['label', 'use', 'english', 'spanish'] as const).every((field) => one?.[field] === other[field])

const byId = (texts: Texts, id: string) => texts.find(({ _id }) => _id === id)

const shown = (texts: Texts) => ({
	texts: [...texts],
	differs: shippedTexts.some((text) => !sameWords(byId(texts, text._id), text)),
})

/** A version that isn't the current one shows that the sender saw the text before a colleague changed it. */
function requireText(texts: Texts, id: string, version: number | undefined) {
	const text = byId(texts, id)
	if (!text) throw new Refusal('conflict', sentences.gone)
	if (version !== undefined && version !== text.version) throw new Refusal('conflict', messages.stale)
	return text
}

function requireRoom(texts: Texts) {
	if (texts.length > mostReadyTexts) throw new Refusal('conflict', sentences.full)
	return texts
}

export const readyTexts = async () => shown((await readReadyTexts()).texts)

export const saveReadyText = ({ input: { id, version, ...typed }, commit }: RequestContext<Api['saveReadyText']>) => {
	const newOne = newId()
	return retried(async () => {
		const seen = await readReadyTexts()
		const before = id === undefined ? undefined : requireText(seen.texts, id, version)
		const text = { ...typed, _id: before?._id ?? newOne, version: before ? before.version + 1 : 0 }
		const texts = before ? seen.texts.map((one) => (one === before ? text : one)) : requireRoom([...seen.texts, text])
		const message = before ? sentences.changed : sentences.added
		return commit(text._id, [changeReadyTexts(seen, texts)], { message, ...shown(texts) })
	})
}

export const removeReadyText = ({ input: { id, version }, commit }: RequestContext<Api['removeReadyText']>) =>
	retried(async () => {
		const seen = await readReadyTexts()
		const gone = requireText(seen.texts, id, version)
		const texts = seen.texts.filter((one) => one !== gone)
		return commit(id, [changeReadyTexts(seen, texts)], { message: sentences.removed, ...shown(texts) })
	})

/** What came with the site is first again and says what it said. Employees' own texts follow. */
export const bringBackReadyTexts = ({ commit }: RequestContext<Api['bringBackReadyTexts']>) =>
	retried(async () => {
		const seen = await readReadyTexts()
		const own = seen.texts.filter(({ _id }) => !byId(shippedTexts, _id))
		const back = shippedTexts.map((text) => {
			const before = byId(seen.texts, text._id)
			if (!before) return text
			return sameWords(before, text) ? before : { ...text, version: before.version + 1 }
		})
		const texts = requireRoom([...back, ...own])
		return commit('ready texts', [changeReadyTexts(seen, texts)], { message: sentences.broughtBack, ...shown(texts) })
	})
