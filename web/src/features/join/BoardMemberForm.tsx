import { joinApi } from '#shared/join/api.ts'
import { BoardMemberInput } from '#shared/join/schema.ts'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { Section } from '#web/components/Section.tsx'
import { client } from '#web/lib/api.ts'
import { AboutYou } from './AboutYou.tsx'
import { JoinForm } from './JoinForm.tsx'
import { type JoinFormProps, useJoinForm } from './useJoinForm.ts'

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
		<JoinForm label="Board Member application" {...application}>
			<AboutYou fields={fields} />
			<Section title="Your reasons and experience">
				<TextArea field={fields.interestReason} label="Why would you like to join the board?" />
				<TextArea field={fields.skills} label="Which skills would you bring?" />
				<TextArea field={fields.otherCommitments} label="What other commitments do you have?" />
				<TextArea field={fields.otherOrgs} label="Which other organizations are you part of?" />
				<TextArea field={fields.otherExperience} label="What have you done to raise money?" />
				<TextArea field={fields.otherInformation} label="Anything else?" optional />
			</Section>
		</JoinForm>
	)
}
