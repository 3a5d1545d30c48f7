import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { applicationsApi } from '#shared/applications/api.ts'
import type { ApplicationInput } from '#shared/applications/schema.ts'
import { ErrorState } from '#web/components/ErrorState.tsx'
import { Page } from '#web/components/Page.tsx'
import { client } from '#web/lib/api.ts'
import { routes } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { AfterGuest } from './AfterGuest.tsx'
import { ApplyForm } from './ApplyForm.tsx'
import { BeforeYouContinue } from './BeforeYouContinue.tsx'
import { Confirmation, type Sent } from './Confirmation.tsx'
import { guest } from './draft.ts'

const applications = client(applicationsApi)

export default function ApplyPage() {
	const { user } = useSession()
	const navigate = useNavigate()
	const cache = useQueryClient()
	const [owner, setOwner] = useState<string>()
	const [erased, setErased] = useState(0)
	const { sent, confirm } = useConfirmation()
	const affiliateID = useSearchParams()[0].get('affiliate')

	// The draft stays with the person who began it, even when the session ends in between.
	const writer = owner ?? user?._id
	useEffect(() => setOwner((before) => before ?? user?._id), [user])

	const onErased = useCallback(() => {
		setOwner(undefined)
		setErased((times) => times + 1)
		void navigate(routes.apply.path, { replace: true })
	}, [navigate])

	const onSent = useCallback(
		(token: string, { firstName, email }: ApplicationInput, earlier: boolean) => {
			// The dashboard has one more to show.
			void cache.invalidateQueries()
			confirm({ token, name: firstName, email, asGuest: !user, earlier })
		},
		[confirm, user, cache],
	)

	if (sent) return <Confirmation {...sent} />
	if (user && !user.verified) return <Navigate to={routes.login.path} replace />
	return (
		<Page title={routes.apply.label}>
			{writer ? (
				<AfterGuest key={`${writer} ${erased}`} owner={writer}>
					<ApplyForm
						owner={writer}
						known={{
							firstName: user?.firstName ?? '',
							lastName: user?.lastName ?? '',
							email: user?.email ?? '',
							affiliateID: affiliateID ?? '',
						}}
						onErased={onErased}
						onSent={onSent}
					/>
				</AfterGuest>
			) : (
				<AccountOrGuest onGuest={() => setOwner(guest)} />
			)}
		</Page>
	)
}

function AccountOrGuest({ onGuest }: { onGuest: () => void }) {
	const { data, error, refetch, isFetching } = useQuery({
		queryKey: ['application-settings'],
		queryFn: () => applications.settings({}),
	})
	return (
		<div className="grid gap-s5">
			<BeforeYouContinue guestsMayApply={data?.guestApplications} onGuest={onGuest} />
			{error ? (
				<ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
			) : null}
		</div>
	)
}

/** Back and reload show the confirmation again; the link in the navigation begins a new application. */
function useConfirmation() {
	const { state } = useLocation()
	const navigate = useNavigate()
	const cameBack = useNavigationType() === 'POP'
	const [last, setLast] = useState<Sent>()
	const confirm = useCallback(
		(sent: Sent) => {
			setLast(sent)
			void navigate(routes.apply.path, { replace: true, state: { sent } })
		},
		[navigate],
	)
	const here: Sent | undefined = state?.sent
	return { sent: here ?? (cameBack ? last : undefined), confirm }
}
