import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { sponsorPath } from './paths.ts'
import { SponsorForm } from './SponsorForm.tsx'
import { noSponsor } from './sponsorForm.ts'
import { putWall, sponsors } from './sponsors.ts'

export function AddSponsor() {
	const cache = useQueryClient()
	const navigate = useNavigate()
	return (
		<SponsorForm
			title="Add Sponsor"
			start={noSponsor}
			action="Save Sponsor"
			send={({ removeLogo: _, ...sponsor }) => sponsors.addSponsor(sponsor)}
			onDone={(wall) => {
				putWall(cache, wall)
				void navigate(sponsorPath('view'))
			}}
		/>
	)
}
