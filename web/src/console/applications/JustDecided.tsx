import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import * as z from 'zod'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { Banner } from '#web/components/Banner.tsx'
import { Success } from '#web/components/Success.tsx'
import { applicationPath } from '../paths.ts'
import { applicationQuery } from './applications.ts'
import { DecisionMade } from './Decided.tsx'
import { HeldMail } from './HeldMail.tsx'
import { SentAfterDecision } from './SentAfterDecision.tsx'

const CameFrom = z.object({ justDecided: z.string() })

/** On the page of the next application: what was just decided about the one before, and how to take it back. */
export function JustDecided() {
	const { data: from } = CameFrom.safeParse(useLocation().state)
	return from ? <Before key={from.justDecided} token={from.justDecided} /> : null
}

function Before({ token }: { token: string }) {
	// The application as the answer said it. After a reload it isn't asked for again, because each look is recorded.
	const { data: application } = useQuery({ ...applicationQuery(token), enabled: false })
	const [takenBack, setTakenBack] = useState(false)
	if (!application) return null
	const { firstName, lastName, proposal } = application
	return (
		<section aria-label="The application before" className="grid gap-s3">
			{takenBack ? (
				<Success title={applicationSentences.takenBack} />
			) : proposal ? (
				<Banner tone="waiting" role="status" title={applicationSentences.proposed} />
			) : (
				<DecisionMade application={application} />
			)}
			<SentAfterDecision application={application} />
			<HeldMail application={application} onTakenBack={() => setTakenBack(true)} />
			<Link to={applicationPath(token, 'respond')} className="inline-flex min-h-11 items-center wrap-anywhere">
				Open {firstName} {lastName} again
			</Link>
		</section>
	)
}
