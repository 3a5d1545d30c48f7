import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { applicationSentences } from '#shared/applications/sentences.ts'
import type { Answer } from '#shared/endpoint.ts'
import type { eventsDeskApi } from '#shared/events/desk-api.ts'
import { Button } from '#web/components/Button.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { AskFirst } from '#web/components/messages/AskFirst.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { Loading } from '#web/components/messages/Loading.tsx'
import { TakesFocus } from '#web/components/messages/TakesFocus.tsx'
import { RestOfList } from '#web/components/RestOfList.tsx'
import { Table } from '#web/components/Table.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { type DeskEvent, desk } from './deskEvents.ts'
import type { Entered, TakenBack } from './useDesk.ts'

type Answered = Answer<typeof eventsDeskApi.signIns>
type SignedInGuest = Answered['signinData'][number]
type Pages = InfiniteData<Answered>

interface Props {
	event: DeskEvent
	onUndone: (guestID: string | undefined, signedIn: false) => void
}

/** Everyone who is signed in, latest first. */
export function SignedIn({ event: { _id, name }, onUndone }: Props) {
	const cache = useQueryClient()
	const queryKey = ['desk-sign-ins', _id]
	const list = useInfiniteQuery({
		queryKey,
		queryFn: ({ pageParam }) => desk.signIns({ id: _id, limit: 25, ...(pageParam && { cursor: pageParam }) }),
		initialPageParam: '',
		getNextPageParam: ({ next }) => next,
		networkMode: 'always',
		staleTime: 0,
	})
	const [asking, setAsking] = useState<SignedInGuest>()
	const undo = useAction({
		send: (id: string) => desk.undoSignIn({ eventID: _id, id }),
		onDone: (_, undone) => {
			onUndone(rows?.find((one) => one._id === undone)?.guestID, false)
			cache.setQueryData<Pages>(
				queryKey,
				(known) =>
					known && {
						...known,
						pages: known.pages.map((page) => ({
							...page,
							signinData: page.signinData.filter((one) => one._id !== undone),
						})),
					},
			)
		},
		message: ({ message }) => message,
	})
	const { data, error } = list
	const rows = data?.pages.flatMap(({ signinData }) => signinData)
	return (
		<section aria-label="Everyone signed in" className="grid gap-s4">
			<ActionBanner message={undo.message} problem={undo.problem} />
			{rows?.length === 0 ? (
				<div className="card">
					<EmptyState title={applicationSentences.emptyList} />
				</div>
			) : null}
			{rows && rows.length > 0 ? (
				<Table
					caption={`Signed in at ${name}`}
					rows={rows}
					rowKey={(row) => row._id}
					columns={[
						{ name: 'Name', cell: (row) => `${row.firstName} ${row.lastName}` },
						{ name: 'Email', cell: (row) => <span className="wrap-anywhere">{row.email}</span> },
						{ name: 'Members in Party', cell: (row) => row.groupMembers, number: true },
						{
							name: 'Sign-in',
							cell: (row) => (
								<Button
									look="quiet"
									size="small"
									className="-mx-3"
									aria-label={`Undo ${row.firstName} ${row.lastName}`}
									busy={undo.sending === row._id && 'Undoing'}
									onClick={() => setAsking(row)}
								>
									Undo
								</Button>
							),
						},
					]}
				/>
			) : null}
			{data || error ? null : <Loading />}
			<RestOfList list={list} />
			<AskFirst
				open={asking !== undefined}
				onClose={() => setAsking(undefined)}
				title="Undo this sign-in?"
				action="Undo sign-in"
				onConfirm={() => {
					if (asking) undo.start(asking._id)
					setAsking(undefined)
				}}
			>
				<p>
					What{' '}
					<b>
						{asking?.firstName} {asking?.lastName}
					</b>{' '}
					told us today is deleted.
				</p>
			</AskFirst>
		</section>
	)
}

interface ThankYouProps {
	title: string
	/** A line such as 'Ana Duarte, 4 people'. */
	who: string
	eventID: string
	entered: Entered
	onTakeBack: (key: string) => Promise<TakenBack>
	onUndone: () => void
	onNext: () => void
}

const takenBack = {
	unsent: 'The sign-in is undone. Nothing was sent.',
	later: 'The sign-in is undone. We may have it already, so this device tells our server to undo it.',
}
const sentSince = 'It has been sent since. Undo it in the list of everyone signed in.'

export function ThankYou({ title, who, eventID, entered, onTakeBack, onUndone, onNext }: ThankYouProps) {
	const { key, id } = entered
	const undo = useAction({
		send: async () => {
			if (id) return (await desk.undoSignIn({ eventID, id })).message
			const how = await onTakeBack(key)
			if (how === 'sent') throw new Error(sentSince)
			return takenBack[how]
		},
		onDone: onUndone,
		message: (sentence) => sentence,
	})
	return (
		<TakesFocus>
			<div className="grid gap-s4">
				{undo.message ? null : (
					<Banner tone="good" role="status" title={title}>
						<p className="font-head text-h3">{who}</p>
						{id ? null : <p>It’s kept on this device and sent when the network is back.</p>}
					</Banner>
				)}
				<ActionBanner message={undo.message} problem={undo.problem} />
				<div className="flex flex-wrap gap-s3">
					<Button onClick={onNext}>Next guest</Button>
					{undo.message ? null : (
						<Button look="ghost" busy={undo.busy && 'Undoing'} onClick={() => undo.start()}>
							Undo
						</Button>
					)}
				</div>
			</div>
		</TakesFocus>
	)
}
