import { useQueryClient } from '@tanstack/react-query'
import { dayOf } from '#shared/dates.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Button } from '#web/components/Button.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { dollars } from '#web/lib/money.ts'
import { useAction } from '#web/lib/useAction.ts'
import { likenessWords, relatedStaff } from '../applications/related.ts'
import { onlyDay } from '../when.ts'
import type { Member } from './person.ts'
import { type Entry, grantedInYear, sumsOf } from './timeline.ts'

interface Props {
	people: readonly Member[]
	entries: readonly Entry[]
	/** The tokens of those whose entries aren't shown. */
	left: ReadonlySet<string>
	onLeave: (token: string, isLeft: boolean) => void
	onMarked: () => void
}

/** Shows who is in the household, what joins them, and what they were given together. */
export function Household({ people, entries, left, onLeave, onMarked }: Props) {
	if (people.length === 0) return null
	const ticked = entries.filter(({ whose }) => !whose || !left.has(whose))
	const { open, asked, granted, paid } = sumsOf(ticked)
	const sums = [
		['Open now', open > 0 ? `${open}, ${dollars(asked)}` : 'None'],
		['Granted in 12 months', dollars(grantedInYear(ticked, dayOf(new Date())))],
		['Granted, all years', dollars(granted)],
		['Paid', dollars(paid)],
	] as const
	return (
		<section aria-labelledby="household" className="card p-s5">
			<h2 id="household" className="text-h3">
				Household
			</h2>
			<ul className="mt-s3 grid gap-s3">
				{people.map((member) => (
					<Row
						key={member.token}
						member={member}
						shown={!left.has(member.token)}
						onShow={(isShown) => onLeave(member.token, !isShown)}
						onMarked={onMarked}
					/>
				))}
			</ul>
			<dl className="mt-s4 grid grid-cols-2 gap-s3 border-line border-t pt-s3">
				{sums.map(([name, value]) => (
					<div key={name}>
						<dt className="text-small text-soft">{name}</dt>
						<dd className={`font-strong text-lead tabular-nums ${name === 'Open now' && open > 0 ? 'text-amber' : ''}`}>
							{value}
						</dd>
					</div>
				))}
			</dl>
			<p className="mt-s3 text-small text-soft">
				Sharing a name isn’t enough to be listed as one household. Records from before this system have only a name, so
				they aren’t here.
			</p>
		</section>
	)
}

interface RowProps {
	member: Member
	shown: boolean
	onShow: (isShown: boolean) => void
	onMarked: () => void
}

function Row({ member, shown, onShow, onMarked }: RowProps) {
	const { firstName, lastName, birthday, phone, email, alike, pair, notSame, otherBirthdays } = member
	const cache = useQueryClient()
	const mark = useAction({
		send: () => relatedStaff.markNotSame({ token: '', other: '', ...pair, notSame: !notSame }),
		onDone: () => {
			void cache.invalidateQueries({ queryKey: ['console', 'related'] })
			onMarked()
		},
	})
	const name = `${firstName} ${lastName}`
	return (
		<li className="border-line border-t pt-s3 first:border-t-0 first:pt-0">
			{notSame ? (
				<b className="wrap-anywhere">{name}</b>
			) : (
				<label className="flex min-h-11 cursor-pointer items-center justify-between gap-s3">
					<b className="wrap-anywhere">{name}</b>
					<input
						type="checkbox"
						className="size-6 shrink-0 accent-river"
						checked={shown}
						onChange={(event) => onShow(event.target.checked)}
					/>
				</label>
			)}
			<p className="wrap-anywhere text-small text-soft">
				{notSame
					? `${notSame.name} said on ${onlyDay(notSame.date)} that this isn’t the same home.`
					: `Born ${birthday} · ${phone} · ${email}`}
			</p>
			{otherBirthdays > 0 && !notSame ? (
				<StatusTag tone="waiting">{`Other birthdays on ${firstName}’s applications: ${otherBirthdays}`}</StatusTag>
			) : null}
			{alike.length > 0 && !notSame ? (
				<p className="text-small">{alike.map((one) => likenessWords[one]).join(' · ')}</p>
			) : null}
			{pair ? (
				<Button
					look="quiet"
					size="small"
					className="-ml-3 print:hidden"
					busy={mark.busy && 'Saving'}
					aria-label={mark.busy ? undefined : notSame ? `Undo: ${name}` : `Not the same home: ${name}`}
					onClick={() => mark.start()}
				>
					{notSame ? 'Undo' : 'Not the same home'}
				</Button>
			) : null}
			<ActionBanner problem={mark.problem} />
		</li>
	)
}
