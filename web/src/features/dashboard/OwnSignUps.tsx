import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Answer } from '#shared/endpoint.ts'
import { eventsApi } from '#shared/events/api.ts'
import { paragraphsForGuests } from '#shared/events/paragraphs.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Button } from '#web/components/Button.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { AskFirst } from '#web/components/messages/AskFirst.tsx'
import { client } from '#web/lib/api.ts'
import { fullDay } from '#web/lib/days.ts'
import { placeWords } from '#web/lib/eventPlace.ts'
import { rich } from '#web/lib/rich.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { OwnRow, OwnThings, useOwnPages } from './OwnThings.tsx'

const events = client(eventsApi)

const queryName = 'own-sign-ups'

type SignUp = Answer<typeof eventsApi.mySignUps>['signUps'][number]

const states = {
	coming: <StatusTag tone="good">{t('Signed up')}</StatusTag>,
	over: <StatusTag tone="plain">{t('Over')}</StatusTag>,
	off: <StatusTag tone="bad">{t('Event canceled')}</StatusTag>,
} satisfies Record<SignUp['state'], unknown>

export function OwnSignUps() {
	const cache = useQueryClient()
	const own = useOwnPages(queryName, async (page) => {
		const { signUps, next } = await events.mySignUps(page)
		return { rows: signUps, next }
	})
	const [asking, setAsking] = useState<SignUp>()
	const cancel = useAction({
		send: ({ _id }: SignUp) => events.cancelMine({ id: _id }),
		// The thanks take the focus once the button that was pressed is gone.
		onDone: () => cache.invalidateQueries({ queryKey: [queryName] }),
		message: ({ message }) => message,
	})
	const outcome = cancel.message || cancel.problem
	return (
		<>
			<OwnThings
				id="sign-ups"
				title={t('Your events')}
				own={own}
				above={outcome ? <ActionBanner message={cancel.message} problem={cancel.problem} /> : null}
				row={(signUp) => (
					<OwnRow
						key={signUp._id}
						name={<Link to={`${routes.events.path}#${signUp.eventID}`}>{signUp.name}</Link>}
						details={
							<>
								<span className="block">
									{fullDay(signUp.date, new Date())}, {signUp.time}
								</span>
								<span className="block wrap-anywhere">{placeWords(signUp.location)}</span>
								<span className="block wrap-anywhere">
									{t('For {name}', { name: `${signUp.firstName} ${signUp.lastName}` })}
								</span>
								{signUp.state === 'coming'
									? paragraphsForGuests(signUp).map((paragraph) => (
											<span key={paragraph} className="mt-s2 block whitespace-pre-line wrap-anywhere">
												{paragraph}
											</span>
										))
									: null}
							</>
						}
					>
						{states[signUp.state]}
						{signUp.state === 'coming' ? (
							<Button
								look="quiet"
								size="small"
								className="-mx-3"
								busy={cancel.sending === signUp && t('Canceling')}
								onClick={() => setAsking(signUp)}
							>
								{t('Cancel sign-up')}
							</Button>
						) : null}
					</OwnRow>
				)}
			/>
			<AskFirst
				open={asking !== undefined}
				onClose={() => setAsking(undefined)}
				title={t('Cancel your sign-up?')}
				action={t('Cancel sign-up')}
				onConfirm={() => {
					if (asking) cancel.start(asking)
					setAsking(undefined)
				}}
			>
				<p>{rich('Someone else can then have your place at {event}.', { event: <b>{asking?.name}</b> })}</p>
			</AskFirst>
		</>
	)
}
