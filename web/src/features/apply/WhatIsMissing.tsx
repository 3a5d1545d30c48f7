import { useState } from 'react'
import { applicationsApi } from '#shared/applications/api.ts'
import { answerDays } from '#shared/applications/progress.ts'
import { t } from '#shared/words/t.ts'
import { AddDocument } from '#web/components/documents/AddDocument.tsx'
import { BillMissing } from '#web/components/documents/BillMissing.tsx'
import { DocumentForm, type Sending, type SendSubject } from '#web/components/documents/DocumentForm.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { client } from '#web/lib/api.ts'
import { useClosesWithoutBill } from '#web/lib/applicationSettings.ts'
import { daysLater, fullDay } from '#web/lib/days.ts'
import { plural } from '#web/lib/plural.ts'
import { rich } from '#web/lib/rich.tsx'
import { useAction } from '#web/lib/useAction.ts'
import type { Sent } from './tabNames.ts'

const applications = client(applicationsApi)

interface Props extends Sent {
	onFiles: (files: number) => void
}

const panel = 'rounded-card border-l-[5px] p-s5'

/** The first sentence says if something is left to do, because nothing is as likely to close an application. */
export function WhatIsMissing({
	token,
	name,
	lastName,
	asGuest,
	issuedOn,
	files,
	leftOut = [],
	cutOffDate,
	onFiles,
}: Props) {
	const [changed, setChanged] = useState<SendSubject>()
	const closes = useClosesWithoutBill()
	const sent = useAction({
		send: (sending: Sending) =>
			asGuest
				? applications.sendFoundDocuments({ firstName: name, lastName, token, ...sending })
				: applications.sendDocuments({ token, ...sending }),
		onDone: ({ application }) => {
			setChanged(application)
			onFiles(application.attachments.length)
		},
		message: ({ message }) => message,
	})
	// Where something is cut off, the calls come first, so nothing here says that all is done.
	const whole = cutOffDate
		? plural(
				files,
				'We received it, with {n} file. Nothing else to send.',
				'We received it, with {n} files. Nothing else to send.',
			)
		: t('We have it. Nothing more to do.')
	const application = changed ?? { status: 'Pending', attachments: [] }
	return (
		<div className="grid gap-s4">
			<ActionBanner message={sent.message} />
			{/* A file may have been refused after they pressed the button, while others were still on their way. */}
			{leftOut.length > 0 ? (
				<Banner tone="waiting" title={plural(leftOut.length, 'Not added: {n} file', 'Not added: {n} files')}>
					<p>
						{t('We got your application without {files}. You can add what’s missing below.', {
							files: leftOut.join(', '),
						})}
					</p>
				</Banner>
			) : null}
			{files === 0 ? (
				<section aria-labelledby="missing" className={`${panel} border-l-amber bg-amber-wash`}>
					<h2 id="missing" className="text-h3 text-amber">
						{t('One thing is missing: your bill')}
					</h2>
					<div className="mt-s3 grid max-w-read gap-s4">
						<p>{t('We received your application. A person will read it.')}</p>
						<BillMissing issuedOn={issuedOn} now={new Date()} />
						<div className="no-print">
							<DocumentForm application={application} onSend={sent.run} />
						</div>
						{closes ? (
							<p className="text-small">
								{t('Applications lacking payment information are automatically denied after 15 days.')}
							</p>
						) : null}
					</div>
				</section>
			) : (
				<section aria-labelledby="whole" className={`${panel} border-l-pine bg-pine-wash`}>
					<h2 id="whole" className="text-h3 text-pine">
						{leftOut.length > 0 ? t('We have your application') : whole}
					</h2>
					<div className="mt-s3 grid max-w-read gap-s2">
						<p>
							{rich('We received your application. A person will read it, and you’ll hear from us by {day}.', {
								day: <b>{fullDay(daysLater(issuedOn, answerDays), new Date())}</b>,
							})}
						</p>
						{cutOffDate && leftOut.length === 0 ? null : (
							<p>{plural(files, 'We have {n} file from you.', 'We have {n} files from you.')}</p>
						)}
					</div>
				</section>
			)}
			{files > 0 && (changed || leftOut.length > 0) ? (
				<div className="no-print grid">
					<AddDocument application={application} onSend={sent.run} />
				</div>
			) : null}
		</div>
	)
}
