import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Button } from '#web/components/Button.tsx'
import type { Whereabouts } from './evening.ts'
import type { DeskGuest } from './guests.ts'

/** Someone who signed up. Only a search that the server answered tells the address. */
export type FoundGuest = DeskGuest & { email?: string }

interface Props {
	guest: FoundGuest
	where: Whereabouts
	onChoose: (guest: FoundGuest) => void
}

/**
 * A guest in the list, with one button. It confirms guests who came before or filled in their form, and asks the others.
 */
export function GuestRow({ guest, where, onChoose }: Props) {
	const { firstName, lastName, email, known, filledIn } = guest
	const isQuick = known !== undefined || filledIn === true
	const name = `${firstName} ${lastName}`
	return (
		<li className="flex min-h-17 items-center justify-between gap-s3 border-line border-b px-s4 py-s2 last:border-b-0">
			<span className="wrap-anywhere min-w-0">
				<b>{name}</b>
				{email ? <span className="block text-small text-soft">{email}</span> : null}
			</span>
			{where === 'waiting' ? <StatusTag tone="waiting">On this phone</StatusTag> : null}
			{where === 'in' ? <StatusTag tone="good">Signed in</StatusTag> : null}
			{where === 'missing' ? (
				<Button
					look={isQuick ? 'primary' : 'ghost'}
					className="shrink-0"
					aria-label={isQuick ? `Sign in ${name}` : `Open form for ${name}`}
					onClick={() => onChoose(guest)}
				>
					{isQuick ? 'Sign in' : 'Open form'}
				</Button>
			) : null}
		</li>
	)
}
