import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ActionBanner } from '#web/components/ActionBanner.tsx'
import { LinkButton } from '#web/components/Button.tsx'
import { EmptyState } from '#web/components/EmptyState.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { ConsoleHeading } from '../../ConsoleHeading.tsx'
import { sponsorPath } from './paths.ts'
import { type Direction, SponsorRow } from './SponsorRow.tsx'
import { putWall, sponsors, type Wall } from './sponsors.ts'
import { WithWall } from './WithWall.tsx'

/** The sponsors in the order of the wall. */
export function SponsorList() {
	return (
		<div className="grid gap-s5">
			<ConsoleHeading title="View Sponsors" />
			<div className="flex flex-wrap gap-s3">
				<LinkButton size="small" to={sponsorPath('add')}>
					Add Sponsor
				</LinkButton>
				<LinkButton look="ghost" size="small" to={sponsorPath()}>
					Go Back
				</LinkButton>
			</div>
			<WithWall>
				{(wall) =>
					wall.length > 0 ? (
						<Rows wall={wall} />
					) : (
						<EmptyState title="There are no sponsors yet">
							<p>Until you add one, the home page leaves this part out.</p>
						</EmptyState>
					)
				}
			</WithWall>
		</div>
	)
}

function Rows({ wall }: { wall: Wall }) {
	const cache = useQueryClient()
	const list = useRef<HTMLOListElement>(null)
	const pressed = useRef<string>(undefined)
	const move = useAction({
		send: (move: { id: string; to: Direction }) => sponsors.move(move),
		onDone: (answer) => putWall(cache, answer.sponsors),
		message: (answer) => answer.message,
	})
	// A row that changes its place loses the focus, and someone moves a sponsor by several places.
	useEffect(() => {
		const button = wall.length > 0 && pressed.current
		if (button) list.current?.querySelector<HTMLElement>(`[data-move="${button}"]`)?.focus()
	}, [wall])
	const firstPartner = wall.findIndex(({ top }) => !top)
	return (
		<>
			<ActionBanner message={move.message} problem={move.problem} />
			<ol ref={list} className="card divide-y divide-line">
				{wall.map((sponsor, at) => (
					<SponsorRow
						key={sponsor._id}
						sponsor={sponsor}
						canMove={{ up: at > firstPartner, down: !sponsor.top && at < wall.length - 1 }}
						onMove={(to) => {
							pressed.current = `${sponsor._id} ${to}`
							if (!move.busy) move.start({ id: sponsor._id, to })
						}}
					/>
				))}
			</ol>
		</>
	)
}
