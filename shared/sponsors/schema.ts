import * as z from 'zod'
import { id, ifGiven, line, version, wholeNumber, yesNo } from '../fields.ts'
import { FileRecord, oneUpload } from '../files/schema.ts'

const linkSentence = 'Enter a web address that starts with https://.'

const sponsorShape = {
	name: line(1, 100, 'Enter the name of the sponsor, at most 100 characters.'),
	link: ifGiven(line(9, 300, linkSentence).regex(/^https:\/\/[^\s"'<>\\]+$/, linkSentence)),
	/** The one top sponsor; all others are partners. */
	top: yesNo(),
	order: wholeNumber(0, 1000, 'Enter the place in the row as a number from 0 to 1000.'),
}

export const SponsorInput = z.strictObject({ ...sponsorShape, logo: oneUpload })

export const SponsorUpdateInput = z.strictObject({ ...sponsorShape, id, logo: ifGiven(oneUpload), version })

export const RemoveSponsorInput = z.strictObject({ id, version })

export const SponsorRecord = z.object({
	...sponsorShape,
	_id: z.string(),
	logo: FileRecord,
	version: z.number().int().default(0),
})

/** `data` is the address of the picture. */
export const Sponsor = SponsorRecord.extend({ logo: FileRecord.extend({ data: z.string() }) })
