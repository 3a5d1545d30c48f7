import { joinApi } from '#shared/join/api.ts'
import { AffiliateInput, affiliateTypes } from '#shared/join/schema.ts'
import { labelledChoices } from '#web/components/fields/choices.ts'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Section } from '#web/components/Section.tsx'
import { useDraftedForm } from '#web/components/useDraftedForm.ts'
import { client } from '#web/lib/api.ts'
import { JoinForm } from './JoinForm.tsx'
import type { JoinFormProps } from './JoinPage.tsx'

const joining = client(joinApi)

export default function AffiliateForm({ member, onErased, onSubmitted }: JoinFormProps) {
	const { _id: owner, firstName, lastName, email } = member
	const start = { name: `${firstName} ${lastName}`, email }
	const draft = useDraftedForm(AffiliateInput, start, { form: 'join-affiliate', owner, onErased })
	const { form, fields } = draft
	return (
		<JoinForm
			form={form}
			label="Affiliate application"
			saved={draft.saved}
			onSend={async (values) => {
				await joining.affiliate(values, draft.sending(values))
				draft.forget()
				onSubmitted()
			}}
			onErase={() => {
				draft.forget()
				onErased()
			}}
		>
			<Section title="The affiliate">
				<TextField field={fields.name} label="Name" hint="Your own, or your group’s." />
				<TextField field={fields.email} label="Email" type="email" autoComplete="email" />
				<RadioGroup field={fields.type} label="Type" options={labelledChoices(affiliateTypes)} />
			</Section>
		</JoinForm>
	)
}
