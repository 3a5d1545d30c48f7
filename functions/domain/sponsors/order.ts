import type { SponsorRecord } from '#shared/sponsors/schema.ts'

type Sponsors = readonly SponsorRecord[]

/** A top sponsor goes first, and the one before it becomes the first of the partners. A partner goes to its place. */
export function withSponsor(sponsors: Sponsors, sponsor: SponsorRecord, place?: number): SponsorRecord[] {
	const others = sponsors.filter(({ _id }) => _id !== sponsor._id)
	if (sponsor.top) return [sponsor, ...others.map(asPartner)]
	const partners = others.filter(({ top }) => !top)
	const at = place ? place - 1 : placeNow(sponsors, sponsor)
	return [...others.filter(({ top }) => top), ...partners.toSpliced(at, 0, sponsor)]
}

/** A new partner goes last, and one that isn't the top sponsor anymore goes first. */
function placeNow(sponsors: Sponsors, { _id }: SponsorRecord) {
	const at = sponsors.filter((one) => !one.top || one._id === _id).findIndex((one) => one._id === _id)
	return at < 0 ? sponsors.length : at
}

const asPartner = (sponsor: SponsorRecord): SponsorRecord =>
	sponsor.top ? { ...sponsor, top: false, version: sponsor.version + 1 } : sponsor
