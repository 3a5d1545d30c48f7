import { joinApi } from '#shared/join/api.ts'
import { BoardMemberInput } from '#shared/join/schema.ts'
import { joinSentences } from '#shared/join/sentences.ts'
import { t } from '#shared/words/t.ts'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { client } from '#web/lib/api.ts'
import { AboutYou, JoinForm, type JoinFormProps, useJoinForm } from './JoinForm.tsx'

const joining = client(joinApi)

export default function BoardMemberForm(props: JoinFormProps) {
	const { firstName, lastName, email } = props.member
	const start = { firstName, lastName, email }
	const { fields, application } = useJoinForm(BoardMemberInput, start, {
		...props,
		form: 'join-board',
		send: joining.boardMember,
	})
	return (
		<JoinForm label={t('Board Member application')} failure={joinSentences.failed} {...application}>
			<AboutYou fields={fields} />
			<Section title={t('Your reasons and experience')}>
				<TextArea field={fields.interestReason} label={t('Why would you like to join the board?')} />
				<TextArea field={fields.skills} label={t('Which skills would you bring?')} />
				<TextArea field={fields.otherCommitments} label={t('What other commitments do you have?')} />
				<TextArea field={fields.otherOrgs} label={t('Which other organizations are you part of?')} />
				<TextArea field={fields.otherExperience} label={t('What have you done to raise money?')} />
				<TextArea field={fields.otherInformation} label={t('Anything else?')} optional />
			</Section>
		</JoinForm>
	)
}
