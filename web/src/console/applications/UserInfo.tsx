import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { usersApi } from '#shared/users/api.ts'
import { Button } from '#web/components/Button.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { client } from '#web/lib/api.ts'
import { dollars } from '#web/lib/money.ts'
import { DeliveryNotice } from '../DeliveryNotice.tsx'
import { onlyDay } from '../when.ts'

const users = client({ show: usersApi.show })

/** Loads only on request, because each view of a person is logged. */
export function UserInfo({ applicantID }: { applicantID: string }) {
	const [wanted, setWanted] = useState(false)
	if (applicantID === 'Guest') return <p>The applicant was a guest and has no account.</p>
	if (wanted) return <Shown id={applicantID} />
	return (
		<Button look="ghost" size="small" className="justify-self-start" onClick={() => setWanted(true)}>
			Get User Info
		</Button>
	)
}

function Shown({ id }: { id: string }) {
	const { data, error, isFetching, refetch } = useQuery({
		queryKey: ['console', 'user', id],
		queryFn: async () => (await users.show({ id })).user,
		refetchOnWindowFocus: false,
	})
	if (error)
		return (
			<ErrorState
				title={applicationSentences.noUserInfo}
				message={error.message}
				onRetry={() => void refetch()}
				retrying={isFetching}
			/>
		)
	if (!data) return <Skeleton lines={3} />
	return (
		<>
			<DeliveryNotice delivery={data.delivery}>The address of the account is {data.email}.</DeliveryNotice>
			<Facts
				layout="rows"
				facts={[
					['Name', `${data.firstName} ${data.lastName}`],
					['Email', data.email],
					['Registered', onlyDay(data.dateRegistered)],
					['Verified', data.verified ? 'Yes' : 'No'],
					['Applications submitted', String(data.applicationTokens.length)],
					['Assistance received', dollars(data.assistanceRecieved)],
					['Newsletter', data.newsletter ? 'Yes' : 'No'],
					['Employee', data.employee ? 'Yes' : 'No'],
				]}
			/>
		</>
	)
}
