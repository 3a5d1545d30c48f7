import { useState } from 'react'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { NewsletterInput, newsletterSentences } from '#shared/newsletter/schema.ts'
import { Banner } from '#web/components/Banner.tsx'
import { Form } from '#web/components/Form.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Submit } from '#web/components/Submit.tsx'
import { useSchemaForm } from '#web/components/useSchemaForm.ts'
import { client } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'

const newsletter = client(newsletterApi)

export default function NewsletterForm() {
	const { user } = useSession()
	const [done, setDone] = useState(false)
	const { form, fields } = useSchemaForm(NewsletterInput, {
		firstName: user?.firstName ?? '',
		lastName: user?.lastName ?? '',
		email: user?.email ?? '',
	})
	if (done) return <Banner tone="good" role="status" title={newsletterSentences.signedUp} />
	return (
		<Form
			form={form}
			label="Newsletter"
			incomplete={newsletterSentences.incomplete}
			onSend={async (values) => {
				await newsletter.signup(values)
				setDone(true)
			}}
		>
			<div className="grid gap-s5 medium:grid-cols-2">
				<TextField field={fields.firstName} label="First name" autoComplete="given-name" />
				<TextField field={fields.lastName} label="Last name" autoComplete="family-name" />
			</div>
			<TextField field={fields.email} label="Email" type="email" autoComplete="email" />
			<Submit unready={!form.formState.isValid} busy="Signing you up">
				Sign up
			</Submit>
		</Form>
	)
}
