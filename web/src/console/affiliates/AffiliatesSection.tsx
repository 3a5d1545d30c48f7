import { Route, Routes } from 'react-router-dom'
import { ListScreen } from '../ListScreen.tsx'
import { AffiliateDetail } from './AffiliateDetail.tsx'
import { affiliateList } from './affiliates.ts'

export default function AffiliatesSection() {
	return (
		<Routes>
			<Route path="*" element={<AffiliateList />} />
			<Route path=":id/:tab?" element={<AffiliateDetail />} />
		</Routes>
	)
}

const AffiliateList = () => (
	<ListScreen
		of={affiliateList}
		views={[
			{ name: 'pending', label: 'View Pending', title: 'Pending affiliates', status: 'Pending' },
			{ name: 'approved', label: 'View Approved', title: 'Approved affiliates', status: 'Approved' },
			{ name: 'all', label: 'View All', title: 'All affiliates' },
		]}
	/>
)
