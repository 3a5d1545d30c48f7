import { inflateRawSync, inflateSync } from 'node:zlib'

/** More than the objects or relations of any document that a person made. */
const mostUnpacked = 1_000_000

/** A control word for an object of another program; a word after two backslashes is text. */
export const startsFromRtf = (bytes: Buffer) => /(?<!\\)(?:\\\\)*\\obj[a-z]/.test(bytes.toString('latin1'))

/** More streams than a book of a thousand pages has. */
const mostStreams = 2000
const mostInStreams = 20_000_000

/** An action that starts a program or a script, in the open or in a stream of packed objects. */
export function startsFromPdf(bytes: Buffer) {
	const text = bytes.toString('latin1')
	if (namesAnAction(text)) return true
	const streams = [...text.matchAll(/\/ObjStm(?!\w)/g)].map(({ index }) => index)
	let left = mostInStreams
	// Whoever wants more looked at than a document holds wants to keep the function busy.
	if (streams.length > mostStreams) return true
	for (const at of streams) {
		const [before] = /^[\s\S]{0,500}?\bstream\r?\n/.exec(text.slice(at, at + 520)) ?? []
		const objects = before && unpacked(() => inflateSync(bytes.subarray(at + before.length), atMost))
		left -= objects?.length ?? 0
		if (left < 0 || (objects && namesAnAction(objects))) return true
	}
	return false
}

/** A name may spell any of its letters as a number. */
const namesAnAction = (text: string) =>
	/\/(?:Launch|JavaScript)(?![\w-])/.test(
		text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
	)

const atMost = { maxOutputLength: mostUnpacked }

/** Undefined where it is no packed data, or unpacks to more than it may. */
function unpacked(inflate: () => Buffer) {
	try {
		return inflate().toString('latin1')
	} catch {
		return undefined
	}
}

/** A part of an Office document as text. */
export const unpackedPart = (packed: Buffer) => unpacked(() => inflateRawSync(packed, atMost))

/** Parts in which another program's object or a control is kept. */
export const activePart = /(^|\/)(oleObject|activeX)/i

/** Fetched from elsewhere without being asked, and run. A link to a page is fetched by whoever follows it. */
export const fetchesByItself = (relations: string) =>
	[...relations.matchAll(/<(?:\w+:)?Relationship\b[^<>]*>/gi)].some(
		([relation]) =>
			/TargetMode\s*=\s*["']External/i.test(relation) &&
			/relationships\/(attachedTemplate|oleObject|frame|subDocument|control)["']/i.test(relation),
	)
