import { useEffect, useRef } from 'react'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { Banner } from '#web/components/Banner.tsx'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { grantedSoFar } from '#web/components/requestAndGrant.ts'
import { useListPlace } from '../listPlace.ts'
import { consolePath } from '../paths.ts'
import { type Application, section, statusTones } from './applications.ts'
import { HeldMail } from './HeldMail.tsx'
import { NextApplication } from './NextApplication.tsx'

interface Props {
	application: Application
	onChange: () => void
	onTakenBack: (former: Application) => void
}

/** What was done, and what comes next. It takes the focus, because the form it replaces had it. */
export function Decided({ application, onChange, onTakenBack }: Props) {
	const { status, decision, firstName, email } = application
	const box = useRef<HTMLDivElement>(null)
	const { path = consolePath(section), title = 'Pending applications', state } = useListPlace(section)
	useEffect(() => box.current?.focus(), [])
	return (
		<div ref={box} tabIndex={-1} className="grid gap-s4 outline-none">
			<Banner tone={statusTones[status]} role="status" title={applicationSentences.responseSubmitted}>
				<p className="wrap-anywhere text-lead">
					{status === 'Approved' ? (
						<>
							Approved, <b>{grantedSoFar(application) ?? '$0'}</b>.
						</>
					) : (
						<b>Denied.</b>
					)}{' '}
					{decision?.emailed ? `${firstName} gets an email at ${email}.` : 'No email was sent.'}
				</p>
			</Banner>
			<HeldMail application={application} onTakenBack={onTakenBack} />
			<div className="flex flex-wrap items-center gap-s3">
				<NextApplication after={application.token} />
				<LinkButton look="ghost" to={path} state={state}>
					Back to {title}
				</LinkButton>
				<Button look="quiet" onClick={onChange}>
					Change this decision
				</Button>
			</div>
		</div>
	)
}
