import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { affiliateTypes } from '#shared/join/schema.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { ErrorState } from '#web/components/ErrorState.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { Section } from '#web/components/Section.tsx'
import { StatusTag } from '#web/components/StatusTag.tsx'
import { TabView } from '#web/components/TabView.tsx'
import { routes } from '#web/lib/paths.ts'
import { statusTones } from '../applications/applications.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { LoadingSection } from '../LoadingSection.tsx'
import { consolePath } from '../paths.ts'
import { onlyDay } from '../when.ts'
import { type Affiliate, affiliateQuery } from './affiliates.ts'
import { ChangeStatus } from './ChangeStatus.tsx'
import { SentApplications } from './SentApplications.tsx'

export function AffiliateDetail() {
	const { id = '' } = useParams()
	const { data, error, isFetching, refetch } = useQuery(affiliateQuery(id))
	return (
		<>
			<LinkButton look="quiet" size="small" to={consolePath('affiliates')} className="-ml-3">
				All affiliates
			</LinkButton>
			{data ? (
				<Detail key={data.affiliateID} affiliate={data} />
			) : error ? (
				<ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
			) : (
				<LoadingSection />
			)}
		</>
	)
}

const tabNames = ['info', 'applications', 'status'] as const

function Detail({ affiliate }: { affiliate: Affiliate }) {
	const { tab = 'info' } = useParams()
	const navigate = useNavigate()
	const { affiliateID, name, email, type, status, dateAdded } = affiliate
	const shown = tabNames.find((one) => one === tab)
	if (!shown) return <Navigate to={consolePath('affiliates', affiliateID)} replace />
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
	return (
		<>
			<ConsoleHeading title={name} />
			<p className="mt-s2 mb-s4">
				<StatusTag tone={statusTones[status]}>{status}</StatusTag>
			</p>
			<TabView
				label="Parts of this affiliate"
				shown={shown}
				onShow={(next) =>
					void navigate(consolePath('affiliates', affiliateID, ...(next === 'info' ? [] : [next])))
				}
				tabs={[
					{ name: 'info', label: 'View Info', content: info },
					{
						name: 'applications',
						label: 'View Associated Applications',
						content: <SentApplications id={affiliateID} />,
					},
					{
						name: 'status',
						label: 'Change Affiliate Status',
						content: <ChangeStatus affiliate={affiliate} />,
						keep: true,
					},
				]}
			/>
		</>
	)
}
