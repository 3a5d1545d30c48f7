import { useState } from 'react'
import * as z from 'zod'
import type { applicationsApi } from '#shared/applications/api.ts'
import { emailField } from '#shared/fields.ts'
import { t } from '#shared/words/t.ts'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { Success } from '#web/components/messages/Success.tsx'
import { client } from '#web/lib/api.ts'

/** The call is written without its schemas, which bring those of the whole application. */
const { emailTokens } = client<Pick<typeof applicationsApi, 'emailTokens'>>({
	emailTokens: { method: 'POST', path: '/api/email-my-tokens' },
})

const Lost = z.strictObject({ email: emailField(t('Enter the email you applied with.')) })

/** The answer is the same for every address, so nobody learns here who applied. */
export function EmailTokens() {
	const [sent, setSent] = useState<string>()
	const { form, fields } = useSchemaForm(Lost, { email: '' })
	if (sent) return <Success title={t('Check your inbox')}>{sent}</Success>
	return (
		<Form
			form={form}
			label={t('Email me my tokens')}
			className="grid max-w-form gap-s4"
			onSend={async ({ email }) => setSent((await emailTokens({ email })).message)}
		>
			<TextField field={fields.email} label={t('The email you applied with')} type="email" autoComplete="email" />
			<Submit look="ghost" busy={t('Sending')}>
				{t('Email me my tokens')}
			</Submit>
		</Form>
	)
}
