import type { ComponentProps, ReactNode } from 'react'
import { t } from '#shared/words/t.ts'
import { Banner } from '#web/components/Banner.tsx'
import { Checkbox } from '#web/components/fields/Checkbox.tsx'
import { useClosesWithoutBill } from '#web/lib/applicationSettings.ts'
import { fields } from './answers.ts'
import { CheckAnswers } from './CheckAnswers.tsx'

interface Props {
	check: ComponentProps<typeof CheckAnswers>
	/** The box that sends, or that says what became of the sending. */
	children: ReactNode
}

export function SendStep({ check, children }: Props) {
	const closesWithoutBill = useClosesWithoutBill()
	return (
		<>
			<CheckAnswers {...check} />
			{check.uploads.every(({ state }) => state === 'refused') ? (
				<Banner tone="waiting" title={t('You didn’t attach a bill')}>
					<p>
						{closesWithoutBill
							? t(
									'You can send your application without one. If we don’t have your bill after 15 days, we have to close it.',
								)
							: t(
									'You can send your application without one, and add the bill later. We need it before we can pay.',
								)}
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
