import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'
import { sponsorSentences } from '#shared/sponsors/sentences.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { Loaded } from '#web/components/Loaded.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { Picture } from '#web/components/Picture.tsx'
import { ConsoleHeading } from '../../ConsoleHeading.tsx'
import { sponsorPath } from './paths.ts'
import { SponsorForm } from './SponsorForm.tsx'
import { typedOf } from './sponsorForm.ts'
import { placeOf, putWall, type Sponsor, sponsors, wallQuery } from './sponsors.ts'

export function EditSponsor() {
	const query = useQuery(wallQuery)
	const { id } = useParams()
	return (
		<Loaded query={query}>
			{(wall) => {
				const sponsor = wall.find(({ _id }) => _id === id)
				return sponsor ? <Editing key={sponsor._id} sponsor={sponsor} place={placeOf(wall, sponsor)} /> : <Gone />
			}}
		</Loaded>
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

function Editing({ sponsor, place }: { sponsor: Sponsor; place: string }) {
	const cache = useQueryClient()
	const navigate = useNavigate()
	const { _id: id, version, logo } = sponsor
	return (
		<SponsorForm
			title="Edit Sponsor"
			start={typedOf(sponsor, place)}
			version={version}
			hasLogo={logo !== undefined}
			action="Save Changes"
			send={(changes, version) => sponsors.updateSponsor({ ...changes, id, version })}
			onDone={(wall) => {
				putWall(cache, wall)
				void navigate(sponsorPath('view'))
			}}
		>
			{logo ? (
				<div className="grid h-24 w-48 place-items-center overflow-hidden rounded-field border border-line bg-[#fff] p-s2">
					<Picture image={logo} alt="The logo now" sizes="12rem" className="size-full object-contain" />
				</div>
			) : null}
		</SponsorForm>
	)
}
