import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { affiliateTypes } from '#shared/join/schema.ts'
import { routes } from '#shared/paths.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { statusTones } from '../applications/applications.ts'
import { ChangeStatus } from '../ChangeStatus.tsx'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { countsQuery } from '../counts.ts'
import { DetailScreen, DetailTabs } from '../DetailScreen.tsx'
import { joinStaff } from '../joinStaff.ts'
import { consolePath } from '../paths.ts'
import { onlyDay } from '../when.ts'
import { type Affiliate, affiliateList, affiliateQuery, section } from './affiliates.ts'
import { SentApplications } from './SentApplications.tsx'

export function AffiliateDetail() {
	const { id = '' } = useParams()
	const query = useQuery(affiliateQuery(id))
	return (
		<DetailScreen section={section} id={id} list="Pending affiliates" noun="affiliate" query={query}>
			{(affiliate) => <Detail key={affiliate.affiliateID} affiliate={affiliate} />}
		</DetailScreen>
	)
}

function Detail({ affiliate }: { affiliate: Affiliate }) {
	const cache = useQueryClient()
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
			onChanged={(now) => {
				cache.setQueryData(affiliateQuery(affiliateID).queryKey, now)
				affiliateList.put(cache, now)
				void cache.invalidateQueries({ queryKey: countsQuery.queryKey })
			}}
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
