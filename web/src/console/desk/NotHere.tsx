import { useState } from 'react'
import { Button } from '#web/components/Button.tsx'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { Loading } from '#web/components/messages/Loading.tsx'
import type { Whereabouts } from './evening.ts'
import { byLastName } from './finding.ts'
import { type FoundGuest, GuestRow } from './GuestRow.tsx'
import type { DeskGuest, useGuests } from './guests.ts'

const pageSize = 50

interface Props {
	guests: Pick<ReturnType<typeof useGuests>, 'list' | 'error' | 'isFetching' | 'refetch'>
	where: (guest: DeskGuest) => Whereabouts
	onChoose: (guest: FoundGuest) => void
}

/** Lists who signed up and isn't in yet, by last name. It starts closed, because others may see the screen. */
export function NotHere({ guests: { list, error, isFetching, refetch }, where, onChoose }: Props) {
	const [shown, setShown] = useState(pageSize)
	const missing = byLastName(list?.guests.filter((guest) => where(guest) === 'missing') ?? [])
	return (
		<section aria-label="Not here yet" className="grid gap-s4">
			{list || error ? null : <Loading />}
			{!list && error ? (
				<ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
			) : null}
			{list && !list.isWhole ? (
				<p className="text-soft">
					This list is too long for a phone, so it has only those who signed up last. You can search for everyone.
				</p>
			) : null}
			{list && missing.length === 0 ? (
				<div className="card">
					<EmptyState title="Everyone who signed up is here" />
				</div>
			) : null}
			<ul className="card empty:hidden">
				{missing.slice(0, shown).map((guest) => (
					<GuestRow key={guest._id} guest={guest} where="missing" onChoose={onChoose} />
				))}
			</ul>
			{missing.length > shown ? (
				<Button look="ghost" className="justify-self-start" onClick={() => setShown(shown + pageSize)}>
					Show more
				</Button>
			) : null}
		</section>
	)
}
