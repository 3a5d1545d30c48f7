import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import * as z from 'zod'
import { getsNoMail } from '#shared/delivery.ts'
import { grantedSoFar } from '#web/components/application/requestAndGrant.ts'
import { Button } from '#web/components/Button.tsx'
import { Dialog } from '#web/components/messages/Dialog.tsx'
import { dollars } from '#web/lib/money.ts'
import { serverNow } from '#web/lib/session/clock.ts'
import { applicationPath } from '../../paths.ts'
import { timeOfDay } from '../../when.ts'
import { type Application, applicationKey, applicationQuery } from '../applications.ts'
import { useTakeBack } from '../HeldMail.tsx'
import { isSentAfter } from '../news.ts'

const CameFrom = z.object({ justDecided: z.string() })

/**
 * On the page of the next application: one line about the one before, and how to take it back. It stays out of the way of
 * the next decision.
 */
export function JustDecided() {
	const { data: from } = CameFrom.safeParse(useLocation().state)
	if (!from) return null
	return (
		<section aria-label="The application before" className="text-small">
			<Decided key={from.justDecided} token={from.justDecided} />
		</section>
	)
}

/** The decisions that were made on this page of the browser and whose emails wait, each with a way to take it back. */
export function LeavingSoon() {
	const cache = useQueryClient()
	const [shown, setShown] = useState<readonly string[]>()
	const known = cache.getQueriesData<Application>({ queryKey: applicationKey })
	const held = known.flatMap(([, one]) => (one?.held && Date.parse(one.held.until) > serverNow() ? [one.token] : []))
	if (held.length === 0 && !shown) return null
	const words = `Leaving soon (${(shown ?? held).length})`
	return (
		<>
			<Button look="quiet" size="small" className="-my-2 text-small!" onClick={() => setShown(held)}>
				{words}
			</Button>
			<Dialog
				title={words}
				open={shown !== undefined}
				changing
				onClose={() => setShown(undefined)}
				actions={<Button onClick={() => setShown(undefined)}>Close</Button>}
			>
				<ul className="grid gap-s2">
					{shown?.map((token) => (
						<li key={token}>
							<Decided token={token} />
						</li>
					))}
				</ul>
			</Dialog>
		</>
	)
}

/** The application as the answer said it. After a reload it isn't asked for again, because each look is recorded. */
function Decided({ token }: { token: string }) {
	const { data } = useQuery({ ...applicationQuery(token), enabled: false })
	return data ? <Decision decided={data} /> : null
}

const act = 'min-h-11 font-strong text-river underline underline-offset-4'

function Decision({ decided }: { decided: Application }) {
	const { token, firstName, lastName, status, proposal } = decided
	const [isTakenBack, setTakenBack] = useState(false)
	const { until, busy, start, problem } = useTakeBack(decided, () => setTakenBack(true))
	// It may be taken back in the list of all that leave soon, too.
	const isUndone = isTakenBack || (status === 'Pending' && !proposal)
	const words = isUndone ? 'taken back' : (problem ?? outcome(decided, until))
	const isSentLate = isSentAfter(decided)
	const isUrgent = problem !== undefined || isSentLate
	return (
		<div
			className={`flex flex-wrap items-center gap-x-s3 rounded-field px-s3 ${isUrgent ? 'bg-rose-wash text-rose' : 'bg-pine-wash text-pine'}`}
		>
			<p role="status" className="wrap-anywhere font-strong">
				{firstName} {lastName}: {words}
				{isSentLate ? '. They sent something after that, please read it' : null}
			</p>
			{until ? (
				<button type="button" aria-disabled={busy} className={act} onClick={() => (busy ? undefined : start())}>
					{busy ? 'Taking it back' : 'Take it back'}
				</button>
			) : null}
			<Link to={applicationPath(token, 'respond')} className={`inline-flex items-center ${act}`}>
				Open
			</Link>
		</div>
	)
}

/** What was decided, and whether and when they learn of it. */
function outcome(application: Application, until: string | undefined) {
	const { status, proposal, decision, delivery } = application
	if (proposal) return `${dollars(proposal.amount)} waits for a second employee`
	const decided = status === 'Approved' ? `approved ${grantedSoFar(application) ?? '$0'}` : 'denied'
	if (decision?.byPost) return `${decided}, please print the letter`
	if (!decision?.emailed) return `${decided}, no email`
	if (getsNoMail(delivery)) return `${decided}, please tell them by phone, because email to them is stopped`
	return until ? `${decided}, email at ${timeOfDay(until)}` : `${decided}, emailed`
}
