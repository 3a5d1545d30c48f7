import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { NewsletterInput, newsletterSentences } from '#shared/newsletter/schema.ts'
import { Banner } from '#web/components/Banner.tsx'
import { Button } from '#web/components/Button.tsx'
import { Form } from '#web/components/Form.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { client } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'

const newsletter = client(newsletterApi)

export default function NewsletterForm() {
	const { user } = useSession()
	const [done, setDone] = useState(false)
	const form = useForm({
		resolver: zodResolver(NewsletterInput),
		shouldFocusError: false,
		defaultValues: {
			firstName: user?.firstName ?? '',
			lastName: user?.lastName ?? '',
			email: user?.email ?? '',
		},
	})
	const { control, formState } = form
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
				<TextField control={control} name="firstName" label="First name" autoComplete="given-name" />
				<TextField control={control} name="lastName" label="Last name" autoComplete="family-name" />
			</div>
			<TextField control={control} name="email" label="Email" type="email" autoComplete="email" />
			<Button
				type="submit"
				className="justify-self-start"
				unready={!formState.isValid}
				busy={formState.isSubmitting && 'Signing you up'}
			>
				Sign up
			</Button>
		</Form>
	)
}
