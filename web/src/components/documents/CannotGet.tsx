import { useState } from 'react'
import * as z from 'zod'
import { cannotWords } from '#shared/applications/missing-schema.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '../Button.tsx'
import { TextArea } from '../fields/TextArea.tsx'
import { Form } from '../forms/Form.tsx'
import { Submit } from '../forms/Submit.tsx'
import { useSchemaForm } from '../forms/useSchemaForm.ts'
import { TakesFocus } from '../messages/TakesFocus.tsx'
import type { Sending } from './sending.ts'

const Reason = z.strictObject({ words: cannotWords })

/** Lets applicants say that they can't get a bill, such as from a landlord who is away. Saying so stops the clock. */
export function CannotGet({ onSend }: { onSend: (sending: Sending) => Promise<void> }) {
	const [open, setOpen] = useState(false)
	const { form, fields } = useSchemaForm(Reason, { words: '' })
	return (
		<div className="grid gap-s3">
			<Button look="quiet" aria-expanded={open} className="-ml-3 justify-self-start" onClick={() => setOpen(!open)}>
				{t('I can’t get this')}
			</Button>
			{open ? (
				<TakesFocus>
					<Form
						form={form}
						label={t('I can’t get this')}
						className="grid max-w-form gap-s4 border-line border-t pt-s5"
						onSend={({ words }) => onSend({ cannotGet: true, ...(words && { words }) })}
					>
						<h3 className="text-lead">{t('You can’t get it?')}</h3>
						<p>{t('That’s OK. Tell us, and one of us will look for another way.')}</p>
						<TextArea
							field={fields.words}
							label={t('Why can’t you get it?')}
							hint={t('For example: my landlord isn’t calling me back.')}
							optional
							rows={3}
						/>
						<Submit busy={t('Sending')}>{t('Tell us')}</Submit>
					</Form>
				</TakesFocus>
			) : null}
		</div>
	)
}
