import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '#web/components/Button.tsx'
import { Loaded } from '#web/components/Loaded.tsx'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { ConsoleHeading } from '../../ConsoleHeading.tsx'
import { sponsorPath } from './paths.ts'
import { SponsorRow } from './SponsorRow.tsx'
import { placeOf, wallQuery } from './sponsors.ts'

/** The sponsors in the order of the wall. */
export function SponsorList() {
	const query = useQuery(wallQuery)
	return (
		<div className="grid gap-s5">
			<ConsoleHeading title="View Sponsors" />
			<div className="flex flex-wrap gap-s3">
				<LinkButton size="small" to={sponsorPath('add')}>
					Add Sponsor
				</LinkButton>
				<LinkButton look="ghost" size="small" to={sponsorPath()}>
					Go Back
				</LinkButton>
			</div>
			<Loaded query={query}>
				{(wall) =>
					wall.length > 0 ? (
						<ol className="card divide-y divide-line">
							{wall.map((sponsor) => (
								<SponsorRow key={sponsor._id} sponsor={sponsor} place={placeOf(wall, sponsor)} />
							))}
						</ol>
					) : (
						<EmptyState title="There are no sponsors yet">
							<p>Until you add one, the home page leaves this part out.</p>
						</EmptyState>
					)
				}
			</Loaded>
		</div>
	)
}
