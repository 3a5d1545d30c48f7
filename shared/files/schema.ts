import * as z from 'zod'
import { choice, line, readJson, wholeNumber } from '../fields.ts'
import { t } from '../words/t.ts'
import { acceptsFile, attachmentLimit, filePurposes, fileRules, fileSentences, longestName } from './rules.ts'

/** More than any purpose allows, so that acceptsFile can refuse with the sentence of the purpose. */
const beyondAnyFile = 1_000_000_000_000

const sizes = `bytes: ${filePurposes.map((purpose) => `${purpose} up to ${fileRules[purpose].maxSize}`).join(', ')}`

export const UploadLinkInput = z
	.strictObject({
		name: line(1, longestName, t('Please give this file a shorter name, then choose it again.')),
		size: wholeNumber(0, beyondAnyFile, fileSentences.empty).meta({ description: sizes }),
		contentType: line(0, 100, fileSentences.type),
		purpose: choice(filePurposes, fileSentences.type),
	})
	.superRefine(({ purpose, name, size, contentType }, context) => {
		const message = acceptsFile(purpose, name, size, contentType)
		if (message) context.addIssue({ code: 'custom', path: ['name'], message })
	})

export const UploadLink = z.object({
	id: z.string(),
	/** Works once, by PUT with these headers, until it expires. */
	url: z.string(),
	headers: z.record(z.string(), z.string()),
	expiresAt: z.string(),
})

/** The `id` of an upload link, sent after the file. A multipart file part arrives here as such an id too. */
export const uploadId = line(1, 64, fileSentences.none).regex(/^[\w-]{10,}$/, fileSentences.lost)

const asList = (given: string): unknown => {
	const list = readJson(given)
	return Array.isArray(list) ? list : [given]
}

/** Accepts a list of one upload too, because the parts of a multipart request arrive as a list. */
export const oneUpload = z
	.transform((given: string | [string]): unknown => (Array.isArray(given) && given.length === 1 ? given[0] : given))
	.pipe(uploadId)

/** A list, its JSON text, or the one id that a form sends. */
export const uploads = (min: number, tooMany: string = fileSentences.tooMany) =>
	z
		.transform((given: string[] | string): unknown =>
			typeof given === 'string' && given !== '' ? asList(given) : given,
		)
		.pipe(z.array(uploadId, { error: fileSentences.none }).min(min, fileSentences.none).max(attachmentLimit, tooMany))

export const FileRecord = z.object({
	id: z.string(),
	name: z.string(),
	size: z.number().int(),
	contentType: z.string(),
})

/** A file with the short-lived link to its content, which the documents call `data`; by `view` a browser shows it. */
export const OpenedFile = FileRecord.pick({ id: true, name: true, size: true, contentType: true }).extend({
	data: z.string(),
	view: z.string().optional(),
	expiresAt: z.string(),
})
