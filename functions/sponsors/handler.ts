import { moved, withSponsor } from '#functions/domain/sponsors/order.ts'
import { changeWall, readWall } from '#functions/domain/sponsors/wall.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { newId } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { retried } from '#functions/platform/store/write.ts'
import { messages } from '#shared/messages.ts'
import { sponsorsApi } from '#shared/sponsors/api.ts'
import type { SponsorRecord } from '#shared/sponsors/schema.ts'
import { mostSponsors, sponsorSentences as sentences } from '#shared/sponsors/sentences.ts'

/** Colleagues who change different sponsors at once don't disturb each other: the wall is read again, and both remain. */
export const handler = serve(sponsorsApi)({
	list: async () => ({ sponsors: (await readWall()).sponsors }),
	manage: async () => ({ sponsors: (await readWall()).sponsors }),
	add: ({ input, commit }) => {
		const sponsor = { ...input, _id: newId(), version: 0 }
		return retried(async () => {
			const seen = await readWall()
			const { sponsors: before } = seen
			if (before.length >= mostSponsors)
				throw new Refusal('conflict', sentences.full, undefined, { sponsors: before })
			const sponsors = withSponsor(before, sponsor)
			return commit(sponsor._id, [changeWall(seen, sponsors)], { message: sentences.added, sponsors })
		})
	},
	update: ({ input, commit }) => {
		const { id, version, name, link, top } = input
		return retried(async () => {
			const seen = await readWall()
			const sponsor = requireSponsor(seen.sponsors, id, version)
			const sponsors = withSponsor(seen.sponsors, revised(sponsor, { name, link, top }))
			return commit(id, [changeWall(seen, sponsors)], { message: sentences.changed, sponsors })
		})
	},
	move: ({ input: { id, to }, commit }) =>
		retried(async () => {
			const seen = await readWall()
			requireSponsor(seen.sponsors, id)
			const sponsors = moved(seen.sponsors, id, to)
			return commit(id, [changeWall(seen, sponsors)], { message: sentences.moved, sponsors })
		}),
	remove: ({ input: { id, version }, commit }) =>
		retried(async () => {
			const seen = await readWall()
			const sponsor = requireSponsor(seen.sponsors, id, version)
			const sponsors = seen.sponsors.filter((one) => one !== sponsor)
			return commit(id, [changeWall(seen, sponsors)], { message: sentences.removed, sponsors })
		}),
})

/** A version that isn't the current one shows that the sender saw the sponsor before a colleague changed it. */
function requireSponsor(sponsors: SponsorRecord[], id: string, version?: number) {
	const sponsor = sponsors.find(({ _id }) => _id === id)
	if (!sponsor) throw new Refusal('not-found', sentences.gone)
	if (version !== undefined && version !== sponsor.version)
		throw new Refusal('conflict', messages.stale, undefined, { sponsors })
	return sponsor
}
