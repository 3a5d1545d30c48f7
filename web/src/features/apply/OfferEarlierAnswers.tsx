import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { Success } from '#web/components/messages/Success.tsx'
import { longDay } from '#web/lib/days.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { lastApplicationQuery } from './accountDraft.ts'
import type { Answers } from './answers.ts'
import { earlierAnswers } from './earlierAnswers.ts'

/** A member who applied before needn't type it all again. Where their last application can't be read, nothing is offered. */
export function OfferEarlierAnswers({ form }: { form: UseFormReturn<Answers> }) {
	const { user } = useSession()
	const { data: earlier } = useQuery({
		...lastApplicationQuery(user?._id),
		enabled: user !== undefined && user !== null && user.applicationTokens.length > 0,
	})
	const [used, setUsed] = useState(false)
	if (!earlier) return null
	const day = longDay(earlier.issuedOn, new Date())
	if (used)
		return (
			<Success title={t('We filled in your answers from {day}', { day })}>
				<p>{t('Please check each section, and change what’s different now.')}</p>
			</Success>
		)
	const use = () => {
		for (const [field, answer] of Object.entries(earlierAnswers(earlier, form.getValues())))
			form.setValue(field as FieldPath<Answers>, answer, { shouldDirty: true })
		setUsed(true)
	}
	return (
		<Banner tone="plain" title={t('You’ve applied before')}>
			<p>
				{t(
					'We can fill in what you told us about yourself and your household. Your request and your bill are new each time.',
				)}
			</p>
			<Button size="small" className="mt-s3" onClick={use}>
				{t('Use my answers from {day}', { day })}
			</Button>
		</Banner>
	)
}
