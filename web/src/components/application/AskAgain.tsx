import { useState } from 'react'
import * as z from 'zod'
import { appeal, mayAskAgain } from '#shared/applications/second-look.ts'
import { attachmentLimit } from '#shared/files/rules.ts'
import { t } from '#shared/words/t.ts'
import { idsOf, idsToSend, type Upload } from '#web/lib/uploads/queue.ts'
import { useUploads } from '#web/lib/uploads/useUploads.ts'
import { useWhenThere } from '#web/lib/uploads/useWhenThere.ts'
import { useAction } from '#web/lib/useAction.ts'
import { Button } from '../Button.tsx'
import { TextArea } from '../fields/TextArea.tsx'
import { FileUploads } from '../files/FileUploads.tsx'
import { WaitsForFiles } from '../files/WaitsForFiles.tsx'
import { Form } from '../forms/Form.tsx'
import { Section } from '../forms/Section.tsx'
import { fieldErrorsOf } from '../forms/useProblems.ts'
import { useSchemaForm } from '../forms/useSchemaForm.ts'
import { ActionBanner } from '../messages/ActionBanner.tsx'
import { TakesFocus } from '../messages/TakesFocus.tsx'

export type SendAppeal = (appeal: { words: string; attachments: string[] }) => Promise<{ message: string }>

interface Props {
	application: Parameters<typeof mayAskAgain>[0] & { attachments: readonly unknown[] }
	send: SendAppeal
}

/** After a denial an applicant may ask once that someone else look at it. What became of it is said in the same place. */
export function AskAgain({ application, send }: Props) {
	const [open, setOpen] = useState(false)
	const asked = useAction({ send, message: ({ message }) => message })
	if (asked.message) return <ActionBanner message={asked.message} />
	if (!mayAskAgain(application, new Date())) return null
	if (open) return <Appeal left={attachmentLimit - application.attachments.length} onSend={asked.run} />
	return (
		<Button look="ghost" className="no-print justify-self-start" onClick={() => setOpen(true)}>
			{t('Ask us to look again')}
		</Button>
	)
}

interface AppealProps {
	/** How many more documents there is room for. */
	left: number
	onSend: (appeal: Parameters<SendAppeal>[0]) => Promise<void>
}

function Appeal({ left, onSend }: AppealProps) {
	const { form, fields } = useSchemaForm(z.strictObject({ words: appeal }), { words: '' })
	const { queue, uploads } = useUploads('attachment')
	const ask = useAction({
		send: (files: readonly Upload[]) => onSend({ words: form.getValues('words'), attachments: idsToSend(files) }),
		onProblem: (error, files) => queue.refuse(idsOf(files), fieldErrorsOf(error)),
	})
	const whenThere = useWhenThere(uploads, () => ask.start(uploads))
	return (
		<TakesFocus>
			<Section
				title={t('Ask us to look again')}
				hint={t('You can do this once. If we can, someone else will read it this time.')}
			>
				<Form
					form={form}
					label={t('Ask us to look again')}
					className="grid gap-s4"
					onSend={async () => whenThere.start()}
				>
					<TextArea field={fields.words} label={t('What should we look at again?')} rows={6} />
					{left > 0 ? (
						<FileUploads
							label={t('Your documents')}
							hint={t('A photo, a PDF or another document, up to 8 MB each. You can send {left} more.', { left })}
							queue={queue}
							uploads={uploads}
							limit={left}
							camera
							onAdd={ask.clear}
						/>
					) : null}
					{whenThere.waits ? <WaitsForFiles uploads={uploads} /> : null}
					<ActionBanner problem={ask.problem} />
					<Button type="submit" className="justify-self-start" busy={(ask.busy || whenThere.waits) && t('Sending')}>
						{t('Ask us to look again')}
					</Button>
				</Form>
			</Section>
		</TakesFocus>
	)
}
