import { Route, Routes } from 'react-router-dom'
import { affiliateTypes } from '#shared/join/schema.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { DisclosureRow } from '#web/components/DisclosureRow.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { StatusTag } from '#web/components/StatusTag.tsx'
import { statusTones } from '../applications/applications.ts'
import { ListScreen } from '../ListScreen.tsx'
import { consolePath } from '../paths.ts'
import { onlyDay } from '../when.ts'
import { AffiliateDetail } from './AffiliateDetail.tsx'
import { type Affiliate, affiliateList } from './affiliates.ts'

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
		path={consolePath('affiliates')}
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
			hint: 'Type the start of a name or email.',
		}}
		row={(affiliate) => <AffiliateRow key={affiliate.affiliateID} affiliate={affiliate} />}
	/>
)

function AffiliateRow({ affiliate }: { affiliate: Affiliate }) {
	const { affiliateID, name, email, type, status, dateAdded } = affiliate
	return (
		<li className="border-line border-b last:border-b-0">
			<DisclosureRow
				tone={statusTones[status]}
				summary={
					<span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-s4 gap-y-s1 text-[1rem] 880:grid-cols-[minmax(0,1fr)_10rem_6.5rem_7.5rem]">
						<b>{name}</b>
						<span className="row-start-2 text-soft 880:row-start-auto">{affiliateTypes[type]}</span>
						<span className="hidden tabular-nums 880:inline">{onlyDay(dateAdded)}</span>
						<span className="justify-self-end">
							<StatusTag tone={statusTones[status]}>{status}</StatusTag>
						</span>
					</span>
				}
			>
				<Facts
					facts={[
						['Email', email],
						['Applied on', onlyDay(dateAdded)],
					]}
				/>
				<LinkButton look="ghost" size="small" to={consolePath('affiliates', affiliateID)} className="mt-s4">
					View Details
				</LinkButton>
			</DisclosureRow>
		</li>
	)
}
