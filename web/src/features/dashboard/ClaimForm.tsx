import { useEffect } from 'react'
import { ClaimInput } from '#shared/applications/lookup.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { DateField } from '#web/components/fields/DateField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'

interface Props {
	token: string
	onClaim: (claimed: { token: string; birthday: string }) => Promise<void>
	onBack: () => void
}

/** Anyone can mistype an email, so the birthday keeps one person's application from another's eyes. */
export function ClaimForm({ token, onClaim, onBack }: Props) {
	const { form, fields } = useSchemaForm(ClaimInput, { token, birthday: '' })
	// The button that was pressed is gone, and the focus with it.
	useEffect(() => form.setFocus('birthday'), [form])
	return (
		<Form form={form} label={t('Is this yours?')} onSend={onClaim}>
			<DateField
				field={fields.birthday}
				label={t('Birthday on the application')}
				hint={t('We ask so that no one else can read it. Month, day, year: 04/23/1990')}
			/>
			<div className="flex flex-wrap gap-s3">
				<Submit size="small" busy={t('Adding it')}>
					{t('Add it to mine')}
				</Submit>
				<Button look="ghost" size="small" onClick={onBack}>
					{t('Back')}
				</Button>
			</div>
		</Form>
	)
}
