import { Route, Routes } from 'react-router-dom'
import { affiliateTypes } from '#shared/join/schema.ts'
import { Facts } from '#web/components/Facts.tsx'
import { statusTones } from '../applications/applications.ts'
import { DetailsLink, ListRow, RowSummary } from '../ListRow.tsx'
import { ListScreen } from '../ListScreen.tsx'
import { onlyDay } from '../when.ts'
import { AffiliateDetail } from './AffiliateDetail.tsx'
import { type Affiliate, affiliateList, section } from './affiliates.ts'

export default function AffiliatesSection() {
	return (
		<Routes>
			<Route index element={<AffiliateList />} />
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
		search={{
			title: 'Search affiliates',
			label: 'Search affiliates',
			hint: 'Type a part of a name or email.',
		}}
		row={(affiliate) => <AffiliateRow key={affiliate.affiliateID} affiliate={affiliate} />}
	/>
)

function AffiliateRow({ affiliate }: { affiliate: Affiliate }) {
	const { affiliateID: id, name, email, type, status, dateAdded } = affiliate
	const tone = statusTones[status]
	return (
		<ListRow
			section={section}
			id={id}
			tone={tone}
			summary={
				<RowSummary
					name={name}
					about={affiliateTypes[type]}
					date={onlyDay(dateAdded)}
					tone={tone}
					status={status}
				/>
			}
		>
			<Facts
				facts={[
					['Email', email],
					['Applied on', onlyDay(dateAdded)],
				]}
			/>
			<DetailsLink section={section} id={id} />
		</ListRow>
	)
}
