import { useWatch } from 'react-hook-form'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { Banner } from '#web/components/Banner.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { type SectionProps, yesOrNo } from './typing.ts'

export function ReferralSection({ control }: SectionProps) {
	const [referred, consent] = useWatch({ control, name: ['referred', 'referrerConsent'] })
	return (
		<>
			<RadioGroup
				control={control}
				name="referred"
				label="Did somebody refer you to us?"
				hint="A nurse or social worker, for example."
				options={yesOrNo}
				inline
			/>
			{referred === 'yes' ? (
				<>
					<TextField
						control={control}
						name="referrer"
						label="Who referred you?"
						hint="Their name, and where they work."
					/>
					<RadioGroup
						control={control}
						name="referrerConsent"
						label="May we speak to the person who referred you?"
						hint="Only about this application."
						options={yesOrNo}
						inline
					/>
					{consent === 'no' ? (
						<Banner tone="bad" role="status" title={applicationSentences.noConsent}>
							<p>
								Change your answer to Yes, or answer the first question with No to apply without a referral.
							</p>
						</Banner>
					) : null}
				</>
			) : null}
		</>
	)
}
