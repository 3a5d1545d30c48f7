import { Button } from '#web/components/Button.tsx'
import { StatusTag } from '#web/components/StatusTag.tsx'
import type { DeskGuest } from './guests.ts'

/** Someone who signed up. Only a search that the server answered tells the address. */
export type Found = DeskGuest & { email?: string }

interface Props {
	guest: Found
	/** The sign-in is still on this device. */
	waits: boolean
	onChoose: (guest: Found) => void
}

/**
 * A guest in the list, with one button. It confirms guests who came before or filled in their form, and asks the others.
 */
export function GuestRow({ guest, waits, onChoose }: Props) {
	const { firstName, lastName, email, signedIn, known, filledIn } = guest
	const isQuick = known !== undefined || filledIn === true
	const name = `${firstName} ${lastName}`
	return (
		<li className="flex min-h-17 items-center justify-between gap-s3 border-line border-b px-s4 py-s2 last:border-b-0">
			<span className="wrap-anywhere min-w-0">
				<b>{name}</b>
				{email ? <span className="block text-small text-soft">{email}</span> : null}
			</span>
			{waits ? <StatusTag tone="waiting">On this phone</StatusTag> : null}
			{signedIn && !waits ? <StatusTag tone="good">Signed in</StatusTag> : null}
			{signedIn || waits ? null : (
				<Button
					look={isQuick ? 'primary' : 'ghost'}
					className="shrink-0"
					aria-label={isQuick ? `Sign in ${name}` : `Open form for ${name}`}
					onClick={() => onChoose(guest)}
				>
					{isQuick ? 'Sign in' : 'Open form'}
				</Button>
			)}
		</li>
	)
}
