import { useState } from 'react'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { NewsletterInput, newsletterSentences } from '#shared/newsletter/schema.ts'
import { t } from '#shared/words/t.ts'
import { PersonFields } from '#web/components/fields/groups/PersonFields.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { usePersonForm } from '#web/components/forms/usePersonForm.ts'
import { Success } from '#web/components/messages/Success.tsx'
import { client } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useFormPerson } from '#web/lib/session/useFormPerson.ts'

const newsletter = client(newsletterApi)

export default function NewsletterForm() {
	const { person, turn } = useFormPerson()
	return <Signup key={turn} person={person} />
}

function Signup({ person }: Pick<ReturnType<typeof useFormPerson>, 'person'>) {
	const { user, waiting, refresh } = useSession()
	const [done, setDone] = useState(false)
	const { form, fields, erased } = usePersonForm(NewsletterInput, {
		firstName: person?.firstName ?? '',
		lastName: person?.lastName ?? '',
		email: person?.email ?? '',
	})
	if (done) return <Success title={newsletterSentences.signedUp} />
	return (
		<Form
			form={form}
			label={t('Newsletter')}
			erased={erased}
			waiting={waiting}
			incomplete={newsletterSentences.incomplete}
			onSend={async (values) => {
				await newsletter.signup(values)
				setDone(true)
				if (user) void refresh()
			}}
		>
			<PersonFields fields={fields} />
			<Submit unready={!form.formState.isValid} busy={t('Signing you up ~newsletter')}>
				{t('Sign up ~newsletter')}
			</Submit>
		</Form>
	)
}
