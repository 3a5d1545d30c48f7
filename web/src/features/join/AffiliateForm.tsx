import { joinApi } from '#shared/join/api.ts'
import { AffiliateInput, affiliateTypes } from '#shared/join/schema.ts'
import { t } from '#shared/words/t.ts'
import { labelledChoices } from '#web/components/fields/choices.ts'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { client } from '#web/lib/api.ts'
import { JoinForm, type JoinFormProps, useJoinForm } from './JoinForm.tsx'

const joining = client(joinApi)

export default function AffiliateForm(props: JoinFormProps) {
	const { firstName, lastName, email } = props.member
	const start = { name: `${firstName} ${lastName}`, email }
	const { fields, application } = useJoinForm(AffiliateInput, start, {
		...props,
		form: 'join-affiliate',
		send: joining.affiliate,
	})
	return (
		<JoinForm label={t('Affiliate application')} {...application}>
			<Section title={t('The affiliate')}>
				<TextField field={fields.name} label={t('Name')} hint={t('Your own, or your group’s.')} />
				<TextField field={fields.email} label={t('Email')} type="email" autoComplete="email" />
				<RadioGroup field={fields.type} label={t('Type')} options={labelledChoices(affiliateTypes)} />
			</Section>
		</JoinForm>
	)
}
