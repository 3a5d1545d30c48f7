import { useState } from 'react'
import { ChangeNameInput } from '#shared/account/own-schema.ts'
import type { CurrentUser } from '#shared/account/user.ts'
import { t } from '#shared/words/t.ts'
import { PersonFields } from '#web/components/fields/groups/PersonFields.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { Success } from '#web/components/messages/Success.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { ownAccount } from './ownAccount.ts'

export default function ChangeName({ user: { firstName, lastName } }: { user: CurrentUser }) {
	const { signedIn } = useSession()
	const [done, setDone] = useState<string>()
	const { form, fields } = useSchemaForm(ChangeNameInput, { firstName, lastName })
	if (done) return <Success title={done} />
	return (
		<Form
			form={form}
			label={t('Change your name')}
			className="grid max-w-form gap-s4"
			onSend={async (typed) => {
				const { message } = await ownAccount.changeName(typed)
				await signedIn()
				setDone(message)
			}}
		>
			<p className="max-w-read">{t('What you’ve already sent us keeps the name it was sent with.')}</p>
			<PersonFields fields={fields} />
			<Submit busy={t('Changing it')}>{t('Change name')}</Submit>
		</Form>
	)
}
