import { Route, Routes } from 'react-router-dom'
import { AddSponsor } from './AddSponsor.tsx'
import { EditSponsor } from './EditSponsor.tsx'
import { SponsorList } from './SponsorList.tsx'
import { SponsorStart } from './SponsorStart.tsx'

export default function SponsorSettings() {
	return (
		<Routes>
			<Route path="*" element={<SponsorStart />} />
			<Route path="view" element={<SponsorList />} />
			<Route path="add" element={<AddSponsor />} />
			<Route path=":id" element={<EditSponsor />} />
		</Routes>
	)
}
