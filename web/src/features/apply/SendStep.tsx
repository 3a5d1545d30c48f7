import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { t } from '#shared/words/t.ts'
import { Checkbox } from '#web/components/fields/Checkbox.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { useClosesWithoutBill } from '#web/lib/applicationSettings.ts'
import { plural } from '#web/lib/plural.ts'
import { rich } from '#web/lib/rich.tsx'
import { fields } from './answers.ts'
import { CheckAnswers } from './CheckAnswers.tsx'
import { stepTitles } from './steps.ts'

interface Props {
	check: ComponentProps<typeof CheckAnswers>
	/** The box that sends, or that says what became of the sending. */
	children: ReactNode
}

export function SendStep({ check, children }: Props) {
	const closesWithoutBill = useClosesWithoutBill()
	const refused = check.uploads.filter(({ state }) => state === 'refused')
	return (
		<>
			<CheckAnswers {...check} />
			{refused.length > 0 ? (
				<Banner tone="waiting" title={plural(refused.length, 'Not added: {n} file', 'Not added: {n} files')}>
					<p>
						{rich(
							'Your application will be sent without {files}. You can choose each one again under {attachments}, or send it as it is.',
							{
								files: refused.map(({ name }) => name).join(', '),
								attachments: <Link to={{ search: '?step=attachments' }}>{stepTitles.attachments}</Link>,
							},
						)}
					</p>
				</Banner>
			) : null}
			{refused.length === check.uploads.length ? (
				<Banner tone="waiting" title={t('You didn’t attach a bill')}>
					<p>
						{closesWithoutBill
							? t(
									'You can send your application without one. If we don’t have your bill after 15 days, we have to close it.',
								)
							: t('You can send your application without one, and add the bill later. We need it before we can pay.')}
					</p>
				</Banner>
			) : null}
			<Checkbox
				field={fields.newsletterOptIn}
				label={t('Send me the newsletter too')}
				hint={t('Stories, events and ways to help, a few times a year. Unsubscribe with one click.')}
			/>
			{children}
		</>
	)
}
