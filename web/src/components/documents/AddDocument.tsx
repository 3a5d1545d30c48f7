import { useState } from 'react'
import { t } from '#shared/words/t.ts'
import { Button } from '../Button.tsx'
import { Section } from '../forms/Section.tsx'
import { TakesFocus } from '../messages/TakesFocus.tsx'
import { DocumentForm, type Sending, type SendSubject } from './DocumentForm.tsx'

interface Props {
	application: SendSubject
	onSend: (sending: Sending) => Promise<void>
}

/** For a document that someone forgot or that came later. It stays closed until they ask for it. */
export function AddDocument({ application, onSend }: Props) {
	const [open, setOpen] = useState(false)
	if (!open)
		return (
			<Button look="ghost" className="justify-self-start" onClick={() => setOpen(true)}>
				{t('Add a document')}
			</Button>
		)
	return (
		<TakesFocus>
			<Section title={t('Add a document')} hint={t('You can add documents until we decide.')}>
				<DocumentForm
					application={application}
					onSend={async (sending) => {
						await onSend(sending)
						setOpen(false)
					}}
				/>
			</Section>
		</TakesFocus>
	)
}
