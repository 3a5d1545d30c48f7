import { joinApi } from '#shared/join/api.ts'
import { AmbassadorInput } from '#shared/join/schema.ts'
import { joinSentences } from '#shared/join/sentences.ts'
import { t } from '#shared/words/t.ts'
import { yesOrNo } from '#web/components/fields/choices.ts'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { client } from '#web/lib/api.ts'
import { AboutYou, JoinForm, type JoinFormProps, useJoinForm } from './JoinForm.tsx'

const joining = client(joinApi)

export default function AmbassadorForm(props: JoinFormProps) {
	const { firstName, lastName, email } = props.member
	const start = { firstName, lastName, email }
	const { fields, application } = useJoinForm(AmbassadorInput, start, {
		...props,
		form: 'join-ambassador',
		send: joining.ambassador,
	})
	return (
		<JoinForm label={t('Ambassador application')} failure={joinSentences.failed} {...application}>
			<AboutYou fields={fields} />
			<Section title={t('Your reasons and experience')}>
				<TextArea field={fields.interestReason} label={t('Why would you like to be an ambassador?')} />
				<TextArea field={fields.connections} label={t('Who do you know that we should meet?')} />
				<TextArea field={fields.skills} label={t('Which skills would you bring?')} />
				<TextArea field={fields.otherCommitments} label={t('What other commitments do you have?')} />
				<TextArea field={fields.otherExperience} label={t('What have you done to raise money?')} />
				<TextArea field={fields.otherInvolvement} label={t('Where else are you involved?')} />
				<TextArea field={fields.time} label={t('How much time can you give?')} />
				<RadioGroup
					field={fields.socialMediaComfort}
					label={t('Are you comfortable with social media?')}
					options={yesOrNo}
					inline
				/>
				<RadioGroup
					field={fields.showOnWebsite}
					label={t('May we show you on our website?')}
					options={yesOrNo}
					inline
				/>
				<TextArea field={fields.otherInformation} label={t('Anything else?')} optional />
			</Section>
		</JoinForm>
	)
}
