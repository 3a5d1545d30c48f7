import { useWatch } from 'react-hook-form'
import * as z from 'zod'
import type { CurrentUser } from '#shared/account/user.ts'
import { findSentences } from '#shared/applications/find-sentences.ts'
import type { FindInput } from '#shared/applications/schema.ts'
import { line } from '#shared/fields.ts'
import { isToken, plainToken, token } from '#shared/tokens.ts'
import { t } from '#shared/words/t.ts'
import { ProgressBridge } from '#web/components/bridge/ProgressBridge.tsx'
import { PersonFields } from '#web/components/fields/groups/PersonFields.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { usePersonForm } from '#web/components/forms/usePersonForm.ts'

/** The documented sentence is about the whole form, so each field has one that says what belongs there. */
export const Find = z.strictObject({
	firstName: line(1, 50, t('Enter the first name.')),
	lastName: line(1, 50, t('Enter the last name.')),
	token: token(t('Enter the token.')),
})

/** The page creates the form, so that Back restores what was typed. */
export const useFindForm = (person: CurrentUser | undefined) =>
	usePersonForm(Find, { firstName: person?.firstName ?? '', lastName: person?.lastName ?? '', token: '' })

type Props = ReturnType<typeof useFindForm> & {
	onFind: (input: z.output<typeof FindInput>) => Promise<void>
	waiting: boolean
}

/** The deck of the bridge grows with each field, and the bridge is whole with a whole token. */
export function FindForm({ form, fields, erased, onFind, waiting }: Props) {
	const typed = useWatch({ control: form.control })
	const filled = { ...typed, token: isToken(plainToken(typed.token ?? '')) }
	const parts = (['firstName', 'lastName', 'token'] as const).map((name) => ({ name, done: Boolean(filled[name]) }))
	return (
		<div className="max-w-form">
			<div className="px-s5">
				<ProgressBridge parts={parts} wordless />
			</div>
			<div className="panel">
				<Form
					form={form}
					label={t('Find an application')}
					incomplete={findSentences.findAll}
					erased={erased}
					waiting={waiting}
					onSend={onFind}
				>
					<PersonFields fields={fields} />
					<TextField
						field={fields.token}
						label={t('Token')}
						hint={t(
							'You’ll find it in our first email to you. It looks like BTG-7K2M-9QXR-4TNV-W8HC. You can skip the dashes, and small letters are fine.',
						)}
						inputClassName="uppercase tabular-nums small:tracking-[0.06em]"
					/>
					<Submit busy={t('Searching')}>{t('Find Application')}</Submit>
				</Form>
			</div>
		</div>
	)
}
