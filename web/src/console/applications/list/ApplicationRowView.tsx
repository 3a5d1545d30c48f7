import { memo } from 'react'
import { isAwaited, isPending, listedStatus } from '#shared/applications/missing.ts'
import { grantedSoFar, grantFact, requested, requestFacts } from '#web/components/application/requestAndGrant.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { LinkButton } from '#web/components/Button.tsx'
import { type Fact, Facts } from '#web/components/Facts.tsx'
import { dollars } from '#web/lib/money.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { ListRow } from '../../lists/ListRow.tsx'
import { applicationPath } from '../../paths.ts'
import { ReadsSpanish } from '../../ReadsSpanish.tsx'
import { ApplicationActions, useSentWithOwnEmail } from '../ApplicationActions.tsx'
import { type ApplicationRow, columns, section, statusTones } from '../applications.ts'
import { CutOffTag, WaitingTag, wasMinor } from './rowTags.tsx'

interface Props {
	row: ApplicationRow
}

/** Drawn anew only when something of its own changes, because hundreds of rows may be above those that were just loaded. */
export const ApplicationRowView = memo(({ row }: Props) => {
	const { token, payment, amountApproved, firstName, lastName, type, issuedOn } = row
	const decided = !isPending(row)
	// The edge of the row and the view above say that it's approved; what one looks for is the money.
	const status = listedStatus(row)
	const said = amountApproved && !payment ? 'Unpaid' : status
	const words = payment ? 'Paid' : said
	const { user } = useSession()
	const sentWithOwnEmail = useSentWithOwnEmail(row)
	return (
		<ListRow
			section={section}
			id={token}
			tone={statusTones[status]}
			summary={
				<span className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-s4 gap-y-s1 text-[1rem] ${columns}`}>
					{/* On a phone the tags have a line of their own, because a name and a date fill one. */}
					<span className="contents 880:flex 880:flex-wrap 880:items-center 880:gap-x-s3 880:gap-y-s1">
						<b className="wrap-anywhere">
							{firstName} {lastName}
						</b>
						<span className="col-span-2 row-start-2 flex flex-wrap gap-x-s2 gap-y-s1 empty:hidden 880:contents">
							<CutOffTag row={row} />
							{wasMinor(row) ? <StatusTag tone="plain">Minor</StatusTag> : null}
							<ReadsSpanish language={row.language} />
							{row.proposal ? <StatusTag tone="waiting">Needs a second employee</StatusTag> : null}
							{row.secondLook && !decided ? <StatusTag tone="waiting">Second look</StatusTag> : null}
							{row.toPost ? <StatusTag tone="waiting">Write by post</StatusTag> : null}
							<MissingTag row={row} />
							{decided || row.hasFiles ? null : <StatusTag tone="waiting">No bill</StatusTag>}
							{sentWithOwnEmail ? <StatusTag tone="waiting">Sent with your email address</StatusTag> : null}
							{row.isRepeat ? <StatusTag tone={decided ? 'plain' : 'waiting'}>Possible duplicate</StatusTag> : null}
						</span>
					</span>
					<span className="col-start-2 row-start-1 text-right tabular-nums 880:col-start-auto 880:row-start-auto 880:text-left">
						{issuedOn}
					</span>
					<span className="row-start-3 flex gap-s3 tabular-nums 880:contents">
						<span>{type}</span>
						<span className="880:text-right">{grantedSoFar(row) ?? requested(row)}</span>
					</span>
					<span className="col-start-2 row-start-3 justify-self-end 880:col-start-auto 880:row-start-auto">
						{decided && words === status ? null : <span className="sr-only">{status}, </span>}
						{decided ? <StatusTag tone={statusTones[status]}>{words}</StatusTag> : <WaitingTag row={row} />}
					</span>
				</span>
			}
		>
			<Facts facts={preview(row)} />
			<div className="mt-s4 flex flex-wrap gap-s3">
				{row.secondLook?.deniedBy === user?._id ? null : <ApplicationActions row={row} />}
				<LinkButton look="ghost" size="small" to={applicationPath(token)}>
					{decided ? 'View Full Details / Change Decision' : 'View Full Details / Respond'}
				</LinkButton>
			</div>
		</ListRow>
	)
})

function preview(row: ApplicationRow): Fact[] {
	return [
		['Email', row.email || 'None'],
		['Phone', row.phone],
		['Birthday', row.birthday],
		['Gender', row.gender],
		...requestFacts(row),
		['Token', row.token],
		...(row.proposal ? [['Proposed', `${dollars(row.proposal.amount)} by ${row.proposal.name}`] as const] : []),
		...grantFact({ amount: row.amountApproved }, row.payment),
	]
}

/** Says in a list whose turn it is, if something was asked for. */
function MissingTag({ row }: { row: ApplicationRow }) {
	const { missing, disownedOn } = row
	if (!missing || !isPending(row)) return null
	if (missing.unreachedOn && !row.email) return <StatusTag tone="waiting">No answer</StatusTag>
	if (missing.unreachedOn || (disownedOn && isAwaited(row))) return <StatusTag tone="bad">Not reached</StatusTag>
	if (isAwaited(row)) return <StatusTag tone="plain">Waiting for applicant</StatusTag>
	return missing.answer?.kind === 'settled' ? null : <StatusTag tone="good">Answered</StatusTag>
}
