import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Answer } from '#shared/endpoint.ts'
import { eventsApi } from '#shared/events/api.ts'
import { ActionBanner } from '#web/components/ActionBanner.tsx'
import { Button } from '#web/components/Button.tsx'
import { Dialog } from '#web/components/Dialog.tsx'
import { StatusTag } from '#web/components/StatusTag.tsx'
import { client } from '#web/lib/api.ts'
import { fullDay } from '#web/lib/days.ts'
import { routes } from '#web/lib/paths.ts'
import { useAction } from '#web/lib/useAction.ts'
import { OwnRow, OwnThings } from './OwnThings.tsx'

const events = client(eventsApi)

const queryKey = ['own-sign-ups']

type SignUps = Answer<typeof eventsApi.mySignUps>
type SignUp = SignUps['signUps'][number]

const states = {
	coming: <StatusTag tone="good">Signed up</StatusTag>,
	over: <StatusTag tone="plain">Over</StatusTag>,
	off: <StatusTag tone="bad">Event canceled</StatusTag>,
} satisfies Record<SignUp['state'], unknown>

/** The events that the member signed up for. Someone without any sees nothing of this. */
export function OwnSignUps() {
	const cache = useQueryClient()
	const { data } = useQuery({ queryKey, queryFn: () => events.mySignUps({ limit: 20 }) })
	const [asking, setAsking] = useState<SignUp>()
	const cancel = useAction({
		send: ({ _id }: SignUp) => events.cancelMine({ id: _id }),
		onDone: (_, canceled) =>
			cache.setQueryData<SignUps>(
				queryKey,
				(known) => known && { ...known, signUps: known.signUps.filter(({ _id }) => _id !== canceled._id) },
			),
		message: ({ message }) => message,
	})
	if (!data || (data.signUps.length === 0 && !cancel.message)) return null
	return (
		<>
			<OwnThings
				id="sign-ups"
				title="Your events"
				above={<ActionBanner message={cancel.message} problem={cancel.problem} />}
			>
				{data.signUps.map((signUp) => (
					<OwnRow
						key={signUp._id}
						name={<Link to={`${routes.events.path}#${signUp._id}`}>{signUp.name}</Link>}
						details={
							<>
								{fullDay(signUp.date)}, {signUp.time}
								<span className="wrap-anywhere block">{signUp.location}</span>
							</>
						}
					>
						{states[signUp.state]}
						{signUp.state === 'coming' ? (
							<Button
								look="quiet"
								size="small"
								className="-mx-3"
								busy={cancel.sending === signUp && 'Canceling'}
								onClick={() => setAsking(signUp)}
							>
								Cancel sign-up
							</Button>
						) : null}
					</OwnRow>
				))}
			</OwnThings>
			<Dialog
				open={asking !== undefined}
				onClose={() => setAsking(undefined)}
				title="Cancel your sign-up?"
				actions={
					<>
						<Button
							look="danger"
							onClick={() => {
								if (asking) cancel.start(asking)
								setAsking(undefined)
							}}
						>
							Cancel sign-up
						</Button>
						<Button look="ghost" onClick={() => setAsking(undefined)}>
							Keep it
						</Button>
					</>
				}
			>
				<p>
					Someone else can then have your place at <b>{asking?.name}</b>.
				</p>
			</Dialog>
		</>
	)
}
