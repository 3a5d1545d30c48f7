import { joinApi } from '#shared/join/api.ts'
import { BoardMemberInput } from '#shared/join/schema.ts'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { Section } from '#web/components/Section.tsx'
import { useDraftedForm } from '#web/components/useDraftedForm.ts'
import { client } from '#web/lib/api.ts'
import { AboutYou } from './AboutYou.tsx'
import { JoinForm } from './JoinForm.tsx'
import type { JoinFormProps } from './JoinPage.tsx'

const joining = client(joinApi)

export default function BoardMemberForm({ member, onErased, onSubmitted }: JoinFormProps) {
	const { _id: owner, firstName, lastName, email } = member
	const place = { form: 'join-board', owner, onErased }
	const draft = useDraftedForm(BoardMemberInput, { firstName, lastName, email }, place)
	const { form, fields } = draft
	return (
		<JoinForm
			form={form}
			label="Board Member application"
			saved={draft.saved}
			onSend={async (values) => {
				await joining.boardMember(values, draft.sending(values))
				draft.forget()
				onSubmitted()
			}}
			onErase={() => {
				draft.forget()
				onErased()
			}}
		>
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
