import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { listedStatus } from '#shared/applications/missing.ts'
import { helpBefore } from '#shared/applications/related.ts'
import { dayOf } from '#shared/dates.ts'
import { grantedSoFar, requested } from '#web/components/application/requestAndGrant.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Button } from '#web/components/Button.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { Loaded } from '#web/components/Loaded.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { dollars } from '#web/lib/money.ts'
import { useAction } from '#web/lib/useAction.ts'
import { applicationPath, personPath } from '../paths.ts'
import { onlyDay } from '../when.ts'
import { staff, statusTones } from './applications.ts'
import { likenessWords, type Related, relatedQuery } from './related.ts'

/** The newest are shown first, and only so many: a family may have applied each month for years. */
const newest = 4

function summed({ times, dollars: sum }: { times: number; dollars: number }) {
	if (times === 0) return 'None'
	return times === 1 ? `${dollars(sum)}, once` : `${dollars(sum)}, ${times} times`
}

/** Shows what this person and their household asked for and got before, so that no one pays the same bill twice. */
export function EarlierHelp({ token }: { token: string }) {
	const query = useQuery(relatedQuery(token))
	return <Loaded query={query}>{(related) => <Help token={token} related={related} />}</Loaded>
}

function Help({ token, related }: { token: string; related: readonly Related[] }) {
	const help = helpBefore(related, dayOf(new Date()))
	const same = related.filter(({ notSame }) => !notSame)
	const others = related.filter(({ notSame }) => notSame)
	return (
		<>
			<Link to={personPath('application', token)} className="inline-flex min-h-11 items-center">
				Everything we have of them
			</Link>
			<Facts
				layout="rows"
				facts={[
					['This person', summed(help.person)],
					['Household', summed(help.household)],
				]}
			/>
			{same.length === 0 ? <p>No other applications found.</p> : null}
			<ul className="grid gap-s3 empty:hidden">
				{same.slice(0, newest).map((one) => (
					<RelatedRow key={one.token} token={token} related={one} />
				))}
			</ul>
			<Folded label="Older" token={token} all={same.slice(newest)} />
			<Folded label="Not the same person" token={token} all={others} />
		</>
	)
}

function Folded({ label, token, all }: { label: string; token: string; all: readonly Related[] }) {
	if (all.length === 0) return null
	return (
		<details>
			<summary className="min-h-11 font-strong text-river">
				{label} ({all.length})
			</summary>
			<ul className="mt-s2 grid gap-s3">
				{all.map((one) => (
					<RelatedRow key={one.token} token={token} related={one} />
				))}
			</ul>
		</details>
	)
}

/** Another application of the same person or household, what makes us think so, and a way to say that it isn't. */
function RelatedRow({ token, related }: { token: string; related: Related }) {
	const { token: other, isLegacy, firstName, lastName, issuedOn, type, alike, notSame } = related
	const status = listedStatus(related)
	const cache = useQueryClient()
	const mark = useAction({
		send: () => staff.markNotSame({ token, other, notSame: !notSame }),
		onDone: (answer) => {
			cache.setQueryData(relatedQuery(token).queryKey, answer.related)
			void cache.invalidateQueries({ queryKey: relatedQuery(other).queryKey })
		},
	})
	const what = [issuedOn, type ?? 'Legacy record', grantedSoFar(related) ?? requested(related)].join(', ')
	const name = `${firstName} ${lastName}`
	const marking = notSame ? 'Undo' : 'Not the same person'
	return (
		<li className="border-line border-l-4 pl-s4">
			<p className="wrap-anywhere flex flex-wrap items-center gap-x-s3 gap-y-s1">
				<b>{name}</b>
				{related.of === 'household' ? <StatusTag tone="plain">Household</StatusTag> : null}
				{related.isRepeat && !notSame ? <StatusTag tone="waiting">Possible duplicate</StatusTag> : null}
			</p>
			<p className="flex flex-wrap items-center gap-x-s3 tabular-nums">
				{isLegacy ? (
					what
				) : (
					<Link to={applicationPath(other)} className="inline-flex min-h-11 items-center">
						{what}
					</Link>
				)}
				<StatusTag tone={statusTones[status]}>{status}</StatusTag>
			</p>
			<div className="flex flex-wrap items-center gap-x-s2">
				<p className="text-small text-soft">
					{notSame
						? `${notSame.name} said on ${onlyDay(notSame.date)} that this is someone else.`
						: alike.map((one) => likenessWords[one]).join(' · ')}
				</p>
				<Button
					look="quiet"
					size="small"
					className="text-small! font-plain! -ml-3 print:hidden"
					busy={mark.busy && 'Saving'}
					aria-label={mark.busy ? undefined : `${marking}: ${name}, ${what}`}
					onClick={() => mark.start()}
				>
					{marking}
				</Button>
			</div>
			<ActionBanner problem={mark.problem} />
		</li>
	)
}
