import type { Permission } from '../endpoint.ts'
import { t } from '../words/t.ts'

export const filePurposes = ['attachment', 'event-image', 'sponsor-logo'] as const

/** Everyone sees pictures that are uploaded for these, so the server draws them anew. */
export const drawnPurposes = ['event-image', 'sponsor-logo'] as const satisfies FilePurpose[]

export type FilePurpose = (typeof filePurposes)[number]

export const attachmentLimit = 10

export const longestName = 200

export const fileSentences = {
	attachmentSize: t('Invalid File Size (Max Size: 8MB)!'),
	eventImageSize: 'Invalid File Size (Max Size: 50MB)!',
	sponsorLogoSize: 'Choose a logo of at most 2 MB.',
	type: t('Invalid File Type!'),
	locked: t('This file is locked. Take a photo of the page instead.'),
	macros: t('This document has macros in it. Please save it without them, or as a PDF, and choose it again.'),
	empty: t('This file is empty. Please choose another.'),
	name: t('Please rename this file with plain letters and numbers, then choose it again.'),
	tooMany: t('Maximum Uploads Reached!'),
	none: t('No File Attached!'),
	full: t('We can’t take another file today. Try again tomorrow, or send what you wrote without it.'),
	failed: t('Error Submitting, Try Again or Contact Support'),
	lost: t('We no longer have this file. Please choose it again.'),
	beingChecked: t('We’re still checking this file for viruses. That takes a minute. Please try again then.'),
	harmful: t(
		'Our virus check found something harmful in this file, so nobody can open it. A photo of the same page is safe to send.',
	),
	uncheckable: t(
		'Our virus check couldn’t read this file, so nobody can open it. Usually that’s because it has a password. A photo of the same page works.',
	),
	checkFailed: t('The virus check of this file didn’t finish, so nobody can open it yet. We’re looking into it.'),
} as const

/** The tag that GuardDuty writes on a file after its scan. Until then a file has none. */
export const scanTag = 'GuardDutyMalwareScanStatus'

export const clean = 'NO_THREATS_FOUND'

/** Results of a scan other than a clean file, with the sentence for the person who wants the file. */
export const scanProblems = {
	THREATS_FOUND: fileSentences.harmful,
	UNSUPPORTED: fileSentences.uncheckable,
	ACCESS_DENIED: fileSentences.checkFailed,
	FAILED: fileSentences.checkFailed,
} as const

export type ScanProblem = keyof typeof scanProblems

export const isScanProblem = (status: string): status is ScanProblem => Object.hasOwn(scanProblems, status)

const pictures = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', webp: 'image/webp' }

const office = 'application/vnd.openxmlformats-officedocument'

/** The content type of each allowed file extension. */
const documents = {
	...pictures,
	pdf: 'application/pdf',
	rtf: 'application/rtf',
	doc: 'application/msword',
	docx: `${office}.wordprocessingml.document`,
	txt: 'text/plain',
	csv: 'text/csv',
	xls: 'application/vnd.ms-excel',
	xlsx: `${office}.spreadsheetml.sheet`,
	ppt: 'application/vnd.ms-powerpoint',
	pptx: `${office}.presentationml.presentation`,
}

interface FileRule {
	maxSize: number
	tooLarge: string
	types: Readonly<Record<string, string>>
	/** The permission to upload for this purpose; without one everyone may. */
	needs?: Permission
}

export const fileRules: Readonly<Record<FilePurpose, FileRule>> = {
	attachment: { maxSize: 8388608, tooLarge: fileSentences.attachmentSize, types: documents },
	'event-image': { maxSize: 52428800, tooLarge: fileSentences.eventImageSize, types: pictures, needs: 'Event Access' },
	'sponsor-logo': {
		maxSize: 2097152,
		tooLarge: fileSentences.sponsorLogoSize,
		types: pictures,
		needs: 'Application Access',
	},
}

/** The content type by the extension of a name, where the purpose allows it. */
export function contentTypeOf(purpose: FilePurpose, name: string): string | undefined {
	const ending = /\.([a-z]{3,4})$/.exec(name.toLowerCase())?.[1]
	const { types } = fileRules[purpose]
	return ending && Object.hasOwn(types, ending) ? types[ending] : undefined
}

/** Paths, invisible characters and text direction marks can make one kind of file look like another. */
const misleading = /[/\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|^\.|\.\.$/u

/** Browsers do not agree on the types of some documented extensions. */
const otherTypeNames: Readonly<Record<string, string>> = {
	'image/jpg': 'image/jpeg',
	'text/rtf': 'application/rtf',
	'application/csv': 'text/csv',
	'': 'any',
	'application/octet-stream': 'any',
}

/** The sentence that refuses a file, or undefined when it may be uploaded. The server checks the content later. */
export function acceptsFile(purpose: FilePurpose, name: string, size: number, contentType: string): string | undefined {
	const rule = fileRules[purpose]
	const expected = contentTypeOf(purpose, name)
	const given = contentType.toLowerCase().split(';')[0]?.trim() ?? ''
	const known = otherTypeNames[given] ?? given
	const windowsCsv = expected === 'text/csv' && given === 'application/vnd.ms-excel'
	if (misleading.test(name)) return fileSentences.name
	if (!expected || !(known === expected || known === 'any' || windowsCsv)) return fileSentences.type
	if (size > rule.maxSize) return rule.tooLarge
	if (size < 1) return fileSentences.empty
	return undefined
}

/** Documented display: kilobytes with two decimals. */
export const kilobytes = (size: number) => `${(size / 1024).toFixed(2)} KB`
