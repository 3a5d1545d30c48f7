import { Route, Routes } from 'react-router-dom'
import { affiliateTypes } from '#shared/join/schema.ts'
import { statusTones } from '../applications/applications.ts'
import { SummaryRow } from '../ListRow.tsx'
import { ListScreen } from '../ListScreen.tsx'
import { onlyDay } from '../when.ts'
import { AffiliateDetail } from './AffiliateDetail.tsx'
import { affiliateList, section } from './affiliates.ts'

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
		section={section}
		list={affiliateList}
		nouns={['affiliate', 'affiliates']}
		label="Which affiliates"
		views={[
			{ name: 'pending', label: 'View Pending', title: 'Pending affiliates', status: 'Pending' },
			{ name: 'approved', label: 'View Approved', title: 'Approved affiliates', status: 'Approved' },
			{ name: 'all', label: 'View All', title: 'All affiliates' },
		]}
		search={{ label: 'Search affiliates', hint: 'Type a part of a name or email.' }}
		row={({ affiliateID: id, name, email, type, status, dateAdded }) => (
			<SummaryRow
				key={id}
				section={section}
				id={id}
				name={name}
				about={affiliateTypes[type]}
				date={onlyDay(dateAdded)}
				tone={statusTones[status]}
				status={status}
				facts={[
					['Email', email],
					['Applied on', onlyDay(dateAdded)],
				]}
			/>
		)}
	/>
)
