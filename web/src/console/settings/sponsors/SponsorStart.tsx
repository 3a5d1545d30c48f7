import { useQuery } from '@tanstack/react-query'
import { mostSponsors, sponsorSentences } from '#shared/sponsors/sentences.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Loaded } from '#web/components/Loaded.tsx'
import { SponsorBoard } from '#web/components/SponsorBoard.tsx'
import { sponsorWall } from '#web/content/home.ts'
import { ConsoleHeading } from '../../ConsoleHeading.tsx'
import { sponsorPath } from './paths.ts'
import { wallQuery } from './sponsors.ts'

/** Shows the sponsors of the home page, and the ways to change them. */
export function SponsorStart() {
	const query = useQuery(wallQuery)
	return (
		<div className="grid gap-s5">
			<ConsoleHeading title="Sponsor Settings" />
			<Loaded query={query}>
				{(wall) => (
					<>
						<Section
							title="Sponsors"
							hint="Sponsors are on our home page: one top sponsor, and the partners in the order that you choose."
						>
							<p>{wall.length === 1 ? 'There’s 1 sponsor.' : `There are ${wall.length} sponsors.`}</p>
							<div className="flex flex-wrap gap-s3">
								<LinkButton to={sponsorPath('view')}>View Sponsors</LinkButton>
								{wall.length < mostSponsors ? (
									<LinkButton look="ghost" to={sponsorPath('add')}>
										Add Sponsor
									</LinkButton>
								) : null}
							</div>
							{wall.length < mostSponsors ? null : <p>{sponsorSentences.full}</p>}
						</Section>
						<Section
							title="Preview"
							hint={
								wall.length > 0
									? 'This is how the home page shows them.'
									: 'Without sponsors, the home page has nothing in this place.'
							}
						>
							{wall.length > 0 ? (
								<div>
									<SponsorBoard sponsors={wall}>
										<h3>{sponsorWall.title}</h3>
										<p className="mt-s2 max-w-read text-soft">{sponsorWall.text}</p>
									</SponsorBoard>
								</div>
							) : null}
						</Section>
					</>
				)}
			</Loaded>
		</div>
	)
}
