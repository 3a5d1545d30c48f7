import { askedFor } from '#shared/applications/missing.ts'
import { monthDayYear } from '#shared/dates.ts'
import { t } from '#shared/words/t.ts'
import { dayWithYear } from '#web/lib/days.ts'
import { rich } from '#web/lib/rich.tsx'
import { Section } from '../forms/Section.tsx'
import { CannotGet } from './CannotGet.tsx'
import { DocumentForm } from './DocumentForm.tsx'
import type { Sending, SendSubject } from './sending.ts'

interface Props {
	application: SendSubject
	missing: NonNullable<SendSubject['missing']>
	onSend: (sending: Sending) => Promise<void>
}

/** Says what is missing, word for word as the mail does, and takes it. */
export function MissingDocuments({ application, missing, onSend }: Props) {
	const isClosed = application.closedOn !== undefined
	return (
		<Section title={isClosed ? t('You can still send this') : t('We need something more from you')}>
			<div className="grid gap-s3">
				<p>
					{isClosed
						? t('We closed your application because this didn’t reach us in time:')
						: t('Before we can decide, we need this from you:')}
				</p>
				<ul className="grid max-w-read list-disc gap-s2 pl-s5 font-strong">
					{askedFor(missing).map((sentence) => (
						<li key={sentence}>{sentence}</li>
					))}
				</ul>
				<p>
					{isClosed
						? t('Send it now, and your application opens again by itself.')
						: rich('Please send it by {day}. A clear photo from your phone is fine.', {
								day: <b>{dayWithYear(monthDayYear(missing.lastDay))}</b>,
							})}
				</p>
			</div>
			<DocumentForm application={application} onSend={onSend} />
			{isClosed ? null : <CannotGet onSend={onSend} />}
		</Section>
	)
}
