import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { sponsorLogosApi } from '#shared/sponsors/logos-api.ts'
import { sponsorSentences } from '#shared/sponsors/sentences.ts'
import { Banner } from '#web/components/Banner.tsx'
import { LinkButton } from '#web/components/Button.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { Picture } from '#web/components/Picture.tsx'
import { freshOf } from '#web/lib/api.ts'
import { ConsoleHeading } from '../../ConsoleHeading.tsx'
import { sponsorPath } from './paths.ts'
import { SponsorForm } from './SponsorForm.tsx'
import { typedOf } from './sponsorForm.ts'
import { placeOf, putWall, type Sponsor, sponsors } from './sponsors.ts'
import { WithWall } from './WithWall.tsx'

export function EditSponsor() {
	const { id } = useParams()
	return (
		<WithWall>
			{(wall) => {
				const sponsor = wall.find(({ _id }) => _id === id)
				return sponsor ? <Editing key={sponsor._id} sponsor={sponsor} place={placeOf(wall, sponsor)} /> : <Gone />
			}}
		</WithWall>
	)
}

const Gone = () => (
	<div className="grid justify-items-start gap-s5">
		<ConsoleHeading title="Edit Sponsor" />
		<Banner tone="waiting" title={sponsorSentences.gone} />
		<LinkButton look="ghost" to={sponsorPath('view')}>
			Go Back
		</LinkButton>
	</div>
)

/** Sends the version that the employee has read, so that no colleague's change is overwritten unread. */
function Editing({ sponsor, place }: { sponsor: Sponsor; place: string }) {
	const cache = useQueryClient()
	const navigate = useNavigate()
	const [seen, setSeen] = useState(sponsor)
	const [isNewer, setIsNewer] = useState(false)
	const { _id: id, name, link, logo, top } = seen
	return (
		<SponsorForm
			title="Edit Sponsor"
			start={typedOf(sponsor, place)}
			hasLogo={logo !== undefined}
			action="Save Changes"
			send={(changes) => sponsors.updateSponsor({ ...changes, id, version: seen.version })}
			onDone={(wall) => {
				putWall(cache, wall)
				void navigate(sponsorPath('view'))
			}}
			onProblem={(error) => {
				const fresh = freshOf(sponsorLogosApi.updateSponsor, error)
				if (!fresh) return
				putWall(cache, fresh.sponsors)
				const theirs = fresh.sponsors.find(({ _id }) => _id === id)
				if (theirs) setSeen(theirs)
				setIsNewer(true)
			}}
		>
			{isNewer ? (
				<Banner tone="waiting" title="A colleague saved this while you were editing.">
					<div className="grid gap-s3">
						<Facts
							facts={[
								['Name', name],
								['Link', link ?? 'Without a link'],
								['Tier', top ? 'Top sponsor' : 'Partner'],
							]}
						/>
						<p>What you typed is still below. If you save it now, it replaces theirs.</p>
					</div>
				</Banner>
			) : null}
			{logo ? (
				<div className="grid h-24 w-48 place-items-center overflow-hidden rounded-field border border-line bg-[#fff] p-s2">
					<Picture image={logo} alt="The logo now" sizes="12rem" className="size-full object-contain" />
				</div>
			) : null}
		</SponsorForm>
	)
}
