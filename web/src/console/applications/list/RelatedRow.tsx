import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { grantedSoFar, requested } from '#web/components/application/requestAndGrant.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Button } from '#web/components/Button.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { statusTones } from '#web/console/applications/applications.ts'
import { likenessWords, type Related, relatedQuery, relatedStaff } from '#web/console/applications/related.ts'
import { useAction } from '#web/lib/useAction.ts'
import { applicationPath } from '../../paths.ts'
import { onlyDay } from '../../when.ts'

/** Another application of the same person or household, what makes us think so, and a way to say that it isn't. */
export function RelatedRow({ token, related }: { token: string; related: Related }) {
	const { token: other, isLegacy, firstName, lastName, issuedOn, type, status, alike, notSame } = related
	const cache = useQueryClient()
	const mark = useAction({
		send: () => relatedStaff.markNotSame({ token, other, notSame: !notSame }),
		onDone: (answer) => {
			cache.setQueryData(relatedQuery(token).queryKey, answer.related)
			void cache.invalidateQueries({ queryKey: relatedQuery(other).queryKey })
		},
	})
	const what = [issuedOn, type ?? 'Legacy record', grantedSoFar(related) ?? requested(related)].join(', ')
	const name = `${firstName} ${lastName}`
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
					aria-label={
						mark.busy ? undefined : notSame ? `Undo: ${name}, ${what}` : `Not the same person: ${name}, ${what}`
					}
					onClick={() => mark.start()}
				>
					{notSame ? 'Undo' : 'Not the same person'}
				</Button>
			</div>
			<ActionBanner problem={mark.problem} />
		</li>
	)
}
