import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/components/Button.tsx'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { Loading } from '#web/components/messages/Loading.tsx'
import { TakesFocus } from '#web/components/messages/TakesFocus.tsx'
import { desk } from './deskEvents.ts'
import { FilledInForm } from './FilledInForm.tsx'
import { type FilledIn, fromBefore, orLookAgain } from './filledIn.ts'
import type { FoundGuest } from './GuestRow.tsx'

interface Props {
	eventID: string
	guest: FoundGuest
	onConfirm: (filledIn: FilledIn) => Promise<void>
	onCorrect: (filledIn: FilledIn) => void
	/** The form can't be read, or it's gone. */
	onForm: () => void
	onClose: () => void
}

/** Someone who filled in their form at home. What they wrote is fetched when they're here. */
export function ConfirmBefore({ eventID, guest, onConfirm, onCorrect, onForm, onClose }: Props) {
	const { data, error, isFetching, refetch } = useQuery({
		queryKey: ['desk-form-before', eventID, guest._id],
		queryFn: () => desk.formBefore({ id: eventID, guestID: guest._id }),
		networkMode: 'always',
		retry: false,
		gcTime: 0,
	})
	return (
		<TakesFocus>
			<section aria-label={`${guest.firstName} ${guest.lastName}`} className="grid gap-s4">
				{data ? (
					<ul className="card border-2 border-sun">
						<FilledInForm
							filledIn={fromBefore(data.form)}
							onConfirm={(filledIn) => onConfirm(filledIn).catch(orLookAgain(refetch))}
							onCorrect={onCorrect}
							away="Not them"
							onAway={async () => onClose()}
						/>
					</ul>
				) : null}
				{data || error ? null : <Loading />}
				{error && !data ? (
					<>
						<ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
						<Button look="ghost" className="justify-self-start" onClick={onForm}>
							Open an empty form
						</Button>
					</>
				) : null}
			</section>
		</TakesFocus>
	)
}
