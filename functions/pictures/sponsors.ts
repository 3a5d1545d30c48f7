import { deleteAtOnce, takeDown } from '#functions/domain/pictures/remove.ts'
import { changeWall, managed, readWall, requireSponsor } from '#functions/domain/sponsors/wall.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { newId } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { retried } from '#functions/platform/store/write.ts'
import type { sponsorLogosApi } from '#shared/sponsors/logos-api.ts'
import type { SponsorRecord } from '#shared/sponsors/schema.ts'
import { mostSponsors, sponsorSentences as sentences } from '#shared/sponsors/sentences.ts'
import { takePictures } from './take-pictures.ts'

type Api = typeof sponsorLogosApi

export async function addSponsor(context: RequestContext<Api['addSponsor']>) {
	const { input, commit } = context
	const { name, link, top, place } = input
	requireRoom((await readWall()).sponsors)
	const { logo, writes } = await takeLogo(input.logo, context)
	const sponsor = { name, link, top, logo, _id: newId(), version: 0 }
	return retried(async () => {
		const seen = await readWall()
		requireRoom(seen.sponsors)
		const sponsors = withSponsor(seen.sponsors, sponsor, place)
		const answer = { message: sentences.added, ...managed(sponsors) }
		return commit(sponsor._id, [changeWall(seen, sponsors), ...writes], answer)
	})
}

export async function updateSponsor(context: RequestContext<Api['updateSponsor']>) {
	const { input, now, commit } = context
	const { id, version, name, link, top, place, removeLogo } = input
	requireSponsor((await readWall()).sponsors, id, version)
	const { logo, writes } = await takeLogo(input.logo, context)
	const { answer, gone } = await retried(async () => {
		const seen = await readWall()
		const sponsor = requireSponsor(seen.sponsors, id, version)
		const changes = { name, link, top, ...((logo || removeLogo) && { logo }) }
		const gone = 'logo' in changes ? logosOf(sponsor) : []
		const sponsors = withSponsor(seen.sponsors, revised(sponsor, changes), place)
		const all = [changeWall(seen, sponsors), ...writes, ...takeDown(gone, now)]
		return { answer: await commit(id, all, { message: sentences.changed, ...managed(sponsors) }), gone }
	})
	await deleteAtOnce(gone)
	return answer
}

export async function removeSponsor({ input, now, commit }: RequestContext<Api['removeSponsor']>) {
	const { id, version } = input
	const { answer, gone } = await retried(async () => {
		const seen = await readWall()
		const sponsor = requireSponsor(seen.sponsors, id, version)
		const gone = logosOf(sponsor)
		const sponsors = seen.sponsors.filter((one) => one !== sponsor)
		const writes = [changeWall(seen, sponsors), ...takeDown(gone, now)]
		return { answer: await commit(id, writes, { message: sentences.removed, ...managed(sponsors) }), gone }
	})
	await deleteAtOnce(gone)
	return answer
}

const logosOf = ({ logo }: { logo?: { id: string } | undefined }) => (logo ? [logo] : [])

function requireRoom(sponsors: readonly unknown[]) {
	if (sponsors.length >= mostSponsors) throw new Refusal('conflict', sentences.full)
}

type Sending = Pick<RequestContext<Api['addSponsor']>, 'parts' | 'person' | 'now'>

async function takeLogo(id: string | undefined, sending: Sending) {
	if (id === undefined) return { logo: undefined, writes: [] }
	const { pictures, writes } = await takePictures({ ids: [id], purpose: 'sponsor-logo', field: 'logo' }, sending)
	const logo = pictures.map(({ id, width, height }) => ({ id, width, height }))[0]
	return { logo, writes }
}

type Sponsors = readonly SponsorRecord[]

/** A top sponsor goes first, and the one before it becomes the first of the partners. A partner goes to its place. */
function withSponsor(sponsors: Sponsors, sponsor: SponsorRecord, place?: number): SponsorRecord[] {
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
