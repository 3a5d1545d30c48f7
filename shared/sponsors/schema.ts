import * as z from 'zod'
import { employeeKey, id, ifGiven, line, version, wholeNumber, yesNo } from '../fields.ts'
import { oneUpload } from '../files/schema.ts'
import { DrawnPicture, pictureSize } from '../pictures.ts'
import { mostSponsors, sponsorSentences as sentences } from './sentences.ts'

const sponsorShape = {
	name: line(1, 100, sentences.name),
	link: ifGiven(
		line(9, 300, sentences.link)
			.regex(/^https:\/\/[^\s"'<>\\]+$/, sentences.link)
			.check(z.url(sentences.link)),
	),
	/** The one top sponsor; all others are partners. */
	top: yesNo(),
	/** Among the partners. Without it a new partner goes last, and others stay where they are. */
	place: ifGiven(wholeNumber(1, mostSponsors, sentences.place)),
	logo: ifGiven(oneUpload),
	key: employeeKey,
}

export const SponsorInput = z.strictObject(sponsorShape)

export const SponsorUpdateInput = z.strictObject({
	...sponsorShape,
	id,
	version,
	/** Shows the name again instead of the logo. */
	removeLogo: ifGiven(yesNo()),
})

export const RemoveSponsorInput = z.strictObject({ id, version, key: employeeKey })

export const SponsorRecord = z.object({
	_id: z.string(),
	name: z.string(),
	link: z.string().optional(),
	top: z.boolean(),
	logo: z.object({ id: z.string(), ...pictureSize }).optional(),
	version: z.number().int().default(0),
})

export type SponsorRecord = z.output<typeof SponsorRecord>

/** The logo has addresses to load it from; without a logo the wall shows the name. */
export const Sponsor = SponsorRecord.pick({ _id: true, name: true, link: true, top: true }).extend({
	logo: DrawnPicture.optional(),
})

export type Sponsor = z.output<typeof Sponsor>

const ManagedSponsor = Sponsor.extend(SponsorRecord.pick({ version: true }).shape)

export const SponsorWall = z.object({ sponsors: z.array(ManagedSponsor) })
