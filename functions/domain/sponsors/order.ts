import type { directions, SponsorRecord } from '#shared/sponsors/schema.ts'

type Sponsors = readonly SponsorRecord[]

/** Puts a sponsor in its place: a top one goes first, and the one before it becomes the first of the partners. */
export function withSponsor(sponsors: Sponsors, sponsor: SponsorRecord): SponsorRecord[] {
	const known = sponsors.some(({ _id }) => _id === sponsor._id)
	const all = known ? sponsors.map((one) => (one._id === sponsor._id ? sponsor : one)) : [...sponsors, sponsor]
	if (!sponsor.top) return topFirst(all)
	const others = all.filter((one) => one !== sponsor).map(asPartner)
	return [sponsor, ...others]
}

const topFirst = (sponsors: Sponsors) => [...sponsors.filter(({ top }) => top), ...sponsors.filter(({ top }) => !top)]

const asPartner = (sponsor: SponsorRecord): SponsorRecord =>
	sponsor.top ? { ...sponsor, top: false, version: sponsor.version + 1 } : sponsor

/** A sponsor can't change places with the top sponsor, and the first partner can't go further up. */
export function moved(sponsors: Sponsors, id: string, to: (typeof directions)[number]): SponsorRecord[] {
	const from = sponsors.findIndex(({ _id }) => _id === id)
	const target = from + (to === 'up' ? -1 : 1)
	const [one, other] = [sponsors[from], sponsors[target]]
	if (!one || !other || one.top || other.top) return [...sponsors]
	return sponsors.map((sponsor, at) => (at === from ? other : at === target ? one : sponsor))
}
