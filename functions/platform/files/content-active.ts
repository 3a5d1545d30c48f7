import { inflateRawSync, inflateSync } from 'node:zlib'

/** No real document has this many bytes of objects or relations, so more of them is a bomb. */
const mostUnpacked = 1_000_000

/** `\obj…` embeds an object of another program. After two backslashes it's text, and harmless. */
export const startsFromRtf = (bytes: Buffer) => /(?<!\\)(?:\\\\)*\\obj[a-z]/.test(bytes.toString('latin1'))

/** A book of a thousand pages has fewer object streams. */
const mostStreams = 2000
const mostInStreams = 20_000_000

/** Finds actions that start a program or a script, in plain objects as well as in compressed object streams. */
export function startsFromPdf(bytes: Buffer) {
	const text = bytes.toString('latin1')
	if (namesAnAction(text)) return true
	const streams = [...text.matchAll(/\/ObjStm(?!\w)/g)].map(({ index }) => index)
	let left = mostInStreams
	// A file with more streams than any document was made to keep the function busy.
	if (streams.length > mostStreams) return true
	for (const at of streams) {
		const [before] = /^[\s\S]{0,500}?\bstream\r?\n/.exec(text.slice(at, at + 520)) ?? []
		const objects = before && unpacked(() => inflateSync(bytes.subarray(at + before.length), atMost))
		left -= objects?.length ?? 0
		if (left < 0 || (objects && namesAnAction(objects))) return true
	}
	return false
}

/** In a PDF name any character may be written as its hexadecimal code, which would hide the name from a plain search. */
const namesAnAction = (text: string) =>
	/\/(?:Launch|JavaScript)(?![\w-])/.test(
		text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
	)

const atMost = { maxOutputLength: mostUnpacked }

/** Returns undefined for data that isn't compressed or that unpacks to more than the limit. */
function unpacked(inflate: () => Buffer) {
	try {
		return inflate().toString('latin1')
	} catch {
		return undefined
	}
}

export const unpackedPart = (packed: Buffer) => unpacked(() => inflateRawSync(packed, atMost))

/** Parts that hold another program's object or a control. */
export const activePart = /(^|\/)(oleObject|activeX)/i

/** External relations that Office loads and runs when it opens the document. Links are fine: a person has to click them. */
export const fetchesByItself = (relations: string) =>
	[...relations.matchAll(/<(?:\w+:)?Relationship\b[^<>]*>/gi)].some(
		([relation]) =>
			/TargetMode\s*=\s*["']External/i.test(relation) &&
			/relationships\/(attachedTemplate|oleObject|frame|subDocument|control)["']/i.test(relation),
	)
