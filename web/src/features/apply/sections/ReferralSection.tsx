import { applicationSentences } from '#shared/applications/sentences.ts'
import { t } from '#shared/words/t.ts'
import { yesOrNo } from '#web/components/fields/choices.ts'
import { YesNoWithDetail } from '#web/components/fields/groups/YesNoWithDetail.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { useAnswer } from '#web/components/fields/useAnswer.ts'
import { Banner } from '#web/components/messages/Banner.tsx'
import { fields } from '../answers.ts'

export function ReferralSection() {
	const consent = useAnswer(fields.referrerConsent)
	return (
		<YesNoWithDetail
			field={fields.referred}
			label={t('Did someone refer you to us?')}
			hint={t('A nurse or social worker, for example.')}
		>
			<TextField field={fields.referrer} label={t('Who referred you?')} hint={t('Their name, and where they work.')} />
			<RadioGroup
				field={fields.referrerConsent}
				label={t('May we speak to the person who referred you?')}
				hint={t('We’ll only talk about what you sent us.')}
				options={yesOrNo}
				inline
			/>
			{consent === 'no' ? (
				<Banner tone="bad" role="status" title={applicationSentences.noConsent}>
					<p>{t('Change your answer to Yes, or answer the first question with No to apply without a referral.')}</p>
				</Banner>
			) : null}
		</YesNoWithDetail>
	)
}
