import { useQuery } from '@tanstack/react-query'
import type { sponsorsApi } from '#shared/sponsors/api.ts'
import { SponsorBoard } from '#web/components/SponsorBoard.tsx'
import { sponsorWall } from '#web/content/home.ts'
import { client } from '#web/lib/api.ts'

/** The call is spelled without its schemas, because the home page has no use for zod. */
const sponsors = client<Pick<typeof sponsorsApi, 'list'>>({
	list: { method: 'GET', path: '/api/sponsors', cached: true },
})

/** The wall is last, so that nothing moves when it arrives. Without sponsors there is none. */
export function SponsorWall() {
	const { data } = useQuery({ queryKey: ['sponsors'], queryFn: () => sponsors.list({}) })
	if (!data || data.sponsors.length === 0) return null
	return (
		<section aria-labelledby="sponsors" className="py-s5">
			<SponsorBoard sponsors={data.sponsors}>
				<h2 id="sponsors" className="text-h3">
					{sponsorWall.title}
				</h2>
				<p className="mt-s2 max-w-[30ch] text-small text-soft">{sponsorWall.text}</p>
			</SponsorBoard>
		</section>
	)
}
