import { inflateRawSync } from 'node:zlib'
import { fileSentences } from '#shared/files/rules.ts'

/** No real document has this many bytes of objects or relations, so more of them is a bomb. */
const mostUnpacked = 1_000_000

/** `\obj…` embeds an object of another program. After two backslashes it's text, and harmless. */
export const problemWithRtf = (bytes: Buffer) =>
	/(?<!\\)(?:\\\\)*\\obj[a-z]/.test(bytes.toString('latin1')) ? fileSentences.active : undefined

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

/** Characters of XML can be written as their number, which would hide a word from a plain search. */
const asWritten = (xml: string) =>
	xml.replace(/&#(x[0-9a-f]{1,6}|\d{1,7});/gi, (_, code: string) => {
		const number = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code)
		return number < 128 ? String.fromCharCode(number) : ' '
	})

/** Office writes its relations in UTF-8 and without definitions of its own. */
export const isPlainXml = (relations: string) => !/\0|<!/.test(relations)

/** True for a relation that Office loads or runs when it opens the document. A link is fine: a person has to click it. */
const isActive = (relation: string) =>
	/relationships\/(oleObject|control|activeXControlBinary|vbaProject|xlMacrosheet|xlIntlMacrosheet)\s*["']/i.test(
		relation,
	) ||
	(/TargetMode\s*=\s*["']\s*External/i.test(relation) &&
		/relationships\/(attachedTemplate|frame|subDocument)\s*["']/i.test(relation))

/** A relation ends before the next one begins. Its end can't be told by `>`, which its values may contain. */
export const startsFromRelations = (relations: string) =>
	asWritten(relations)
		.split('<')
		.some((relation) => /^(?:\w+:)?Relationship\b/i.test(relation) && isActive(relation))
