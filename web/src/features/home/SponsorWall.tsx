import { useQuery } from '@tanstack/react-query'
import type { sponsorsApi } from '#shared/sponsors/api.ts'
import { SponsorBoard } from '#web/components/SponsorBoard.tsx'
import { sponsorWall } from '#web/content/home.ts'
import { placeholders } from '#web/content/sponsors.ts'
import { client } from '#web/lib/api.ts'

/** Spelled without its schemas: the home page has no use for zod. */
const sponsors = client<Pick<typeof sponsorsApi, 'list'>>({
	list: { method: 'GET', path: '/api/sponsors' },
})

/** Until the answer is here, and without one, nothing takes a sponsor's place: only an organization without any shows placeholders. */
export function SponsorWall() {
	const { data } = useQuery({ queryKey: ['sponsors'], queryFn: () => sponsors.list({}) })
	const shown = data?.sponsors.length === 0 ? placeholders : (data?.sponsors ?? [])
	return (
		<section className="page-width pb-s8" aria-labelledby="sponsors">
			<div className="border-line border-t pt-s8">
				<SponsorBoard sponsors={shown}>
					<h2 id="sponsors">{sponsorWall.title}</h2>
					<p className="mt-s3 max-w-read text-lead text-soft">{sponsorWall.text}</p>
				</SponsorBoard>
			</div>
		</section>
	)
}
