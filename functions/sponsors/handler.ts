import { moved } from '#functions/domain/sponsors/order.ts'
import { managed, requireSponsor } from '#functions/domain/sponsors/shown.ts'
import { changeWall, readWall } from '#functions/domain/sponsors/wall.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { retried } from '#functions/platform/store/write.ts'
import { sponsorsApi } from '#shared/sponsors/api.ts'
import { sponsorSentences as sentences } from '#shared/sponsors/sentences.ts'

const readManaged = async () => managed((await readWall()).sponsors)

/** Colleagues who change different sponsors at once don't disturb each other: the wall is read again, and both remain. */
export const handler = serve(sponsorsApi)({
	list: readManaged,
	manage: readManaged,
	move: ({ input: { id, to }, commit }) =>
		retried(async () => {
			const seen = await readWall()
			requireSponsor(seen.sponsors, id)
			const sponsors = moved(seen.sponsors, id, to)
			return commit(id, [changeWall(seen, sponsors)], { message: sentences.moved, ...managed(sponsors) })
		}),
})
