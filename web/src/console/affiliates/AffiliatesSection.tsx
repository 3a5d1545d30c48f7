import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Route, Routes, useParams } from 'react-router-dom'
import { affiliateTypes } from '#shared/join/schema.ts'
import { routes } from '#shared/paths.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { section as applicationsSection, statusTones } from '../applications/applications.ts'
import { ApplicationRowView } from '../applications/list/ApplicationRowView.tsx'
import { ChangeStatus } from '../ChangeStatus.tsx'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { joinStaff } from '../joinStaff.ts'
import { DetailScreen, DetailTabs } from '../lists/DetailScreen.tsx'
import { ListRows } from '../lists/ListRows.tsx'
import { ListScreen } from '../lists/ListScreen.tsx'
import { useRememberedPlace } from '../lists/listPlace.ts'
import { consolePath } from '../paths.ts'
import { onlyDay } from '../when.ts'
import { type Affiliate, affiliateList, affiliateQuery, section, sentList } from './affiliates.ts'

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

function AffiliateDetail() {
	const { id = '' } = useParams()
	const query = useQuery(affiliateQuery(id))
	return (
		<DetailScreen section={section} id={id} list="Pending affiliates" noun="affiliate" query={query}>
			{(affiliate) => <Detail key={affiliate.affiliateID} affiliate={affiliate} />}
		</DetailScreen>
	)
}

function Detail({ affiliate }: { affiliate: Affiliate }) {
	const { affiliateID, name, email, type, status, dateAdded } = affiliate
	const info = (
		<Section title="View Info">
			<Facts
				facts={[
					['Name', name],
					['Email', email],
					['Type', affiliateTypes[type]],
					['Status', status],
					['Applied on', onlyDay(dateAdded)],
					['Link to share', `${window.location.origin}${routes.apply.path}?affiliate=${affiliateID}`, 'wide'],
				]}
			/>
		</Section>
	)
	const changeStatus = (
		<ChangeStatus
			title="Change Affiliate Status"
			id={affiliateID}
			joining={affiliate}
			send={async (change) => {
				const answer = await joinStaff.changeAffiliate({ ...change, id: affiliateID })
				return { changed: answer.affiliate, message: answer.message }
			}}
			of={affiliateQuery(affiliateID).queryKey}
			list={affiliateList}
		/>
	)
	return (
		<>
			<ConsoleHeading title={name} />
			<p className="mt-s2 mb-s4">
				<StatusTag tone={statusTones[status]}>{status}</StatusTag>
			</p>
			<DetailTabs
				path={consolePath(section, affiliateID)}
				label="Parts of this affiliate"
				tabs={[
					{ name: 'info', label: 'View Info', content: info },
					{
						name: 'applications',
						label: 'View Associated Applications',
						content: <SentApplications affiliate={affiliate} />,
					},
					{ name: 'status', label: 'Change Affiliate Status', content: changeStatus, keep: true },
				]}
			/>
		</>
	)
}

function SentApplications({ affiliate: { affiliateID: id, name } }: { affiliate: Affiliate }) {
	const list = useMemo(() => sentList(id), [id])
	const query = useInfiniteQuery(list.query({}))
	useRememberedPlace({ section: applicationsSection, title: name, query, idOf: list.idOf })
	return (
		<Section title="View Associated Applications" hint="These came through its link.">
			<ListRows
				query={query}
				nouns={['application', 'applications']}
				empty={<EmptyState title="No applications came through this affiliate yet" />}
				row={(row) => <ApplicationRowView key={row.token} row={row} />}
			/>
		</Section>
	)
}
