import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { guestSentences } from '#shared/events/guest-sentences.ts'
import { paragraphsForGuests } from '#shared/events/paragraphs.ts'
import { timeIn } from '#shared/events/time.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { Loading } from '#web/components/messages/Loading.tsx'
import { Page } from '#web/components/Page.tsx'
import { ApiError } from '#web/lib/api.ts'
import { fullDay } from '#web/lib/days.ts'
import { placeWords } from '#web/lib/eventPlace.ts'
import { language } from '#web/lib/language.ts'
import { useAction } from '#web/lib/useAction.ts'
import { events } from './events.ts'
import { WaitingPlace } from './WaitingPlace.tsx'

/**
 * The link of a confirmation mail leads here. Opening it confirms the address and cancels nothing, because mail programs
 * open links too. The token comes after `#`, so no server's log has it.
 */
export default function CancelPage() {
	const token = useLocation().hash.slice(1)
	return (
		<Page title={routes.cancelSignUp.label} heading={t('Your Sign-Up')}>
			<div className="grid max-w-form justify-items-start gap-s5">
				{token ? <SignUp key={token} token={token} /> : <Banner tone="bad" title={guestSentences.incompleteLink} />}
				<LinkButton to={routes.events.path} look="ghost">
					{t('See our events')}
				</LinkButton>
			</div>
		</Page>
	)
}

const cannotBeRetried = (error: Error) =>
	error instanceof ApiError && (error.code === 'not-found' || error.code === 'invalid')

const nothingToCancel = {
	off: t('This event was canceled. You don’t need to do anything.'),
	over: t('This event is over. You don’t need to cancel.'),
} as const

function SignUp({ token }: { token: string }) {
	const { data, error, isFetching, refetch } = useQuery({
		queryKey: ['sign-up', token],
		queryFn: () => events.showSignUp({ token }),
		gcTime: 0,
		// Everyone in a hall has one address, so a page that is there doesn't ask again.
		staleTime: Number.POSITIVE_INFINITY,
	})
	const cancel = useAction({ send: () => events.cancel({ token }), message: ({ message }) => message })
	const take = useAction({
		send: () => events.takePlace({ token }),
		onDone: () => void refetch(),
		message: ({ message }) => message,
	})
	if (cancel.message)
		return (
			<>
				<ActionBanner message={cancel.message} />
				<p>{t('Changed your mind? You can sign up again on our events page.')}</p>
			</>
		)
	if (error && cannotBeRetried(error)) return <Banner tone="plain" role="status" title={error.message} />
	if (!data)
		return error ? (
			<ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
		) : (
			<Loading />
		)
	const { name, date, time, location, state, offeredUntil } = data.event
	const isWaiting = data.event.waiting === true && !take.message
	return (
		<section aria-labelledby="sign-up" className="panel grid w-full gap-s5">
			<h2 id="sign-up" className="wrap-anywhere text-h3">
				{name}
			</h2>
			<Facts
				facts={[
					[t('Date'), fullDay(date, new Date())],
					[t('Time ~event'), timeIn(language, time)],
					[t('Location'), placeWords(location)],
				]}
			/>
			{take.message ? <ActionBanner message={take.message} /> : null}
			{state === 'coming' && isWaiting ? (
				<WaitingPlace offeredUntil={offeredUntil} take={take} cancel={cancel} />
			) : null}
			{state === 'coming' && !isWaiting ? (
				<>
					{take.message ? null : (
						<Banner tone="good" role="status" title={t('Your sign-up is confirmed.')}>
							<p>{t('You’re on the list for this event.')}</p>
						</Banner>
					)}
					{paragraphsForGuests(data.event).map((paragraph) => (
						<p key={paragraph} className="whitespace-pre-line wrap-anywhere">
							{paragraph}
						</p>
					))}
					<p>{t('If you can’t come, please cancel, so someone else can have your place.')}</p>
					<ActionBanner problem={cancel.problem} />
					<Button
						className="justify-self-start"
						look="ghost"
						busy={cancel.busy && t('Canceling your sign-up')}
						onClick={() => cancel.start()}
					>
						{t('Cancel my sign-up')}
					</Button>
				</>
			) : null}
			{state === 'coming' ? null : <Banner tone="plain" title={nothingToCancel[state]} />}
		</section>
	)
}
