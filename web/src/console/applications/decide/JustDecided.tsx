import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import * as z from 'zod'
import { getsNoMail } from '#shared/delivery.ts'
import { grantedSoFar } from '#web/components/application/requestAndGrant.ts'
import { type Application, applicationQuery } from '#web/console/applications/applications.ts'
import { useTakeBack } from '#web/console/applications/HeldMail.tsx'
import { isSentAfter } from '#web/console/applications/news.ts'
import { dollars } from '#web/lib/money.ts'
import { applicationPath } from '../../paths.ts'
import { timeOfDay } from '../../when.ts'

const CameFrom = z.object({ justDecided: z.string() })

/**
 * On the page of the next application: one line about the one before, and how to take it back. It stays out of the way of
 * the next decision.
 */
export function JustDecided() {
	const { data: from } = CameFrom.safeParse(useLocation().state)
	// The application as the answer said it. After a reload it isn't asked for again, because each look is recorded.
	const { data } = useQuery({ ...applicationQuery(from?.justDecided ?? ''), enabled: false })
	return data ? <Before key={data.token} application={data} /> : null
}

const act = 'min-h-11 font-strong text-river underline underline-offset-4'

function Before({ application }: { application: Application }) {
	const { token, firstName, lastName } = application
	const [isTakenBack, setTakenBack] = useState(false)
	const { until, busy, start, problem } = useTakeBack(application, () => setTakenBack(true))
	const words = isTakenBack ? 'taken back' : (problem ?? outcome(application, until))
	const isUrgent = problem !== undefined || isSentAfter(application)
	return (
		<section
			aria-label="The application before"
			className={`flex flex-wrap items-center gap-x-s3 rounded-field px-s3 text-small ${isUrgent ? 'bg-rose-wash text-rose' : 'bg-pine-wash text-pine'}`}
		>
			<p role="status" className="wrap-anywhere font-strong">
				{firstName} {lastName}: {words}
				{isSentAfter(application) ? '. They sent something after that, please read it' : null}
			</p>
			{until ? (
				<button type="button" aria-disabled={busy} className={act} onClick={() => (busy ? undefined : start())}>
					{busy ? 'Taking it back' : 'Take it back'}
				</button>
			) : null}
			<Link to={applicationPath(token, 'respond')} className={`inline-flex items-center ${act}`}>
				Open
			</Link>
		</section>
	)
}

/** What was decided, and whether and when they learn of it. */
function outcome(application: Application, until: string | undefined) {
	const { status, decision, proposal, delivery } = application
	if (proposal) return `${dollars(proposal.amount)} waits for a second employee`
	const decided = status === 'Approved' ? `approved ${grantedSoFar(application) ?? '$0'}` : 'denied'
	if (!decision?.emailed) return `${decided}, no email`
	if (getsNoMail(delivery)) return `${decided}, please tell them by phone, because email to them is stopped`
	return until ? `${decided}, email at ${timeOfDay(until)}` : `${decided}, emailed`
}
