import { fileSentences } from '#shared/files/rules.ts'
import { activePart, isPlainXml, startsFromRelations, unpackedPart } from './content-active.ts'
import type { StoredFile } from './stored-file.ts'

/** Limits that no real document comes near, so that a small file can't make the function do a lot of work. */
const mostEntries = 2000
const largestDirectory = 512 * 1024
const largestUnpacked = 200 * 1024 * 1024

const endRecord = 22
const longestComment = 65_535

interface Entry {
	name: string
	packed: number
	unpacked: number
	/** 0 means that the entry isn't compressed. */
	method: number
	at: number
}

/** Of the document as a whole, and of each of its slides and sheets. */
const relationsPart = /(^|\/)_rels\/[^/]*\.rels$/i
/** The relations of more parts are read in one request, because a presentation has hundreds of them. */
const mostRequests = 20
const mostUnpackedRelations = 20_000_000

const localHeader = 30
const longestExtra = 1024

/**
 * Checks a Word, Excel or PowerPoint file in the format used since 2007, which is a zip. Only its directory and its relations
 * are read, because unpacking everything would cost too much.
 */
export async function findOffice(file: StoredFile, mainPart: RegExp) {
	const entries = await zipEntries(file)
	if (!entries) return fileSentences.type
	const sum = (of: (entry: Entry) => number) => entries.reduce((total, entry) => total + of(entry), 0)
	// Entries that overlap turn a small file into a zip bomb.
	if (sum(({ packed }) => packed) > file.size || sum(({ unpacked }) => unpacked) > largestUnpacked)
		return fileSentences.type
	const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name))
	if (has(/vbaProject|vbaData|(^|\/)macrosheets\//i)) return fileSentences.macros
	if (has(activePart)) return fileSentences.active
	if (!has(/^\[Content_Types\]\.xml$/) || !has(mainPart)) return fileSentences.type
	return problemWithRelations(
		file,
		entries.filter(({ name }) => relationsPart.test(name)),
	)
}

async function problemWithRelations(file: StoredFile, entries: Entry[]) {
	const source = entries.length > mostRequests ? await inMemory(file) : file
	let left = mostUnpackedRelations
	for (const entry of entries) {
		const part = await readPart(source, entry)
		left -= part?.length ?? 0
		if (part === undefined || left < 0 || !isPlainXml(part)) return fileSentences.type
		if (startsFromRelations(part)) return fileSentences.active
	}
	return undefined
}

async function inMemory({ size, read }: StoredFile): Promise<StoredFile> {
	const bytes = await read(0, size)
	return { size, read: async (from, to) => bytes.subarray(from, to) }
}

/** Reads one part. Returns undefined if it isn't what the directory says. */
async function readPart(file: StoredFile, { at, name, packed, method }: Entry) {
	const from = Buffer.from(await file.read(at, at + localHeader + name.length + longestExtra + packed))
	if (from.length < localHeader || from.toString('latin1', 0, 4) !== 'PK\x03\x04') return undefined
	const begin = localHeader + from.readUInt16LE(26) + from.readUInt16LE(28)
	const part = from.subarray(begin, begin + packed)
	return method === 0 ? part.toString('latin1') : unpackedPart(part)
}

async function zipEntries(file: StoredFile): Promise<Entry[] | undefined> {
	const tailAt = Math.max(0, file.size - endRecord - longestComment)
	const tail = Buffer.from(await file.read(tailAt, file.size))
	const end = findEnd(tail)
	const head = Buffer.from(await file.read(0, 4))
	if (end === undefined || head.toString('latin1') !== 'PK\x03\x04') return undefined
	const count = tail.readUInt16LE(end + 10)
	const size = tail.readUInt32LE(end + 12)
	const at = tail.readUInt32LE(end + 16)
	if (count > mostEntries || size > largestDirectory || at + size > tailAt + end) return undefined
	return readDirectory(Buffer.from(await file.read(at, at + size)), count)
}

/** A real end record closes the file, so its comment reaches exactly to the file's end. */
function findEnd(tail: Buffer) {
	for (let at = tail.length - endRecord; at >= 0; at--) {
		if (tail.readUInt32LE(at) !== 0x06054b50) continue
		if (tail.readUInt16LE(at + 20) === tail.length - at - endRecord) return at
	}
	return undefined
}

function readDirectory(directory: Buffer, count: number) {
	const entries: Entry[] = []
	let at = 0
	while (at + 46 <= directory.length && directory.readUInt32LE(at) === 0x02014b50) {
		const [nameSize = 0, extraSize = 0, commentSize = 0] = [28, 30, 32].map((field) =>
			directory.readUInt16LE(at + field),
		)
		const encrypted = (directory.readUInt16LE(at + 8) & 1) === 1
		if (encrypted) return undefined
		entries.push({
			name: directory.toString('utf8', at + 46, at + 46 + nameSize),
			packed: directory.readUInt32LE(at + 20),
			unpacked: directory.readUInt32LE(at + 24),
			method: directory.readUInt16LE(at + 10),
			at: directory.readUInt32LE(at + 42),
		})
		at += 46 + nameSize + extraSize + commentSize
	}
	return entries.length === count && at === directory.length ? entries : undefined
}

const oldOffice = 'd0cf11e0a1b11ae1'

/**
 * Checks a file in the formats before 2007, which are small file systems. The names in the directory tell a Word file
 * from an Excel file, and both from an installer, which has the same signature.
 */
export async function findOldOffice({ size, read }: StoredFile, mainStreams: string[]) {
	const bytes = Buffer.from(await read(0, size))
	if (bytes.toString('hex', 0, 8) !== oldOffice) return fileSentences.type
	const names = directoryNames(bytes)
	if (['_VBA_PROJECT', '_VBA_PROJECT_CUR', 'Macros'].some((name) => names.has(name))) return fileSentences.macros
	if (['\u0001Ole10Native', 'Equation Native'].some((name) => names.has(name))) return fileSentences.active
	return mainStreams.some((name) => names.has(name)) ? undefined : fileSentences.type
}

/** Directory entries always begin at a multiple of 128, so they're found without following the chain of sectors. */
function directoryNames(bytes: Buffer) {
	const names = new Set<string>()
	for (let at = 512; at + 128 <= bytes.length; at += 128) {
		const nameSize = bytes.readUInt16LE(at + 64)
		const kind = bytes.readUInt8(at + 66)
		if (nameSize < 4 || nameSize > 64 || nameSize % 2 === 1 || ![1, 2, 5].includes(kind)) continue
		const name = bytes.toString('utf16le', at, at + nameSize)
		if (name.indexOf('\0') === name.length - 1) names.add(name.slice(0, -1))
	}
	return names
}
