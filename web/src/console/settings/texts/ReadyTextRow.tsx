import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ReadyText, type ReadyTextUse, usualApprovals } from '#shared/applications/ready-texts.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Button } from '#web/components/Button.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { AskFirst } from '#web/components/messages/AskFirst.tsx'
import { putReadyTexts, readyTexts, readyTextsQuery } from '../../readyTexts.ts'
import { useChange } from '../../useChange.ts'
import { ReadyTextForm } from './ReadyTextForm.tsx'

interface Props {
	text: ReadyText
	/** `use`: it's offered somewhere else now. */
	onDone: (message: string, use?: ReadyTextUse) => void
}

/** An approval begins with it. */
const beginsWith = ({ _id, use }: ReadyText) =>
	use === 'approval' && Object.keys(usualApprovals).find((method) => usualApprovals[method] === _id)

export function ReadyTextRow({ text, onDone }: Props) {
	const cache = useQueryClient()
	const [step, setStep] = useState<'shown' | 'editing' | 'removing'>('shown')
	const { _id: id, version, label, english, spanish } = text
	const method = beginsWith(text)
	const remove = useChange({
		of: readyTextsQuery.queryKey,
		version,
		send: (version) => readyTexts.removeReadyText({ id, version }),
		onDone: (answer) => {
			putReadyTexts(cache, answer)
			onDone(answer.message)
		},
		onProblem: () => setStep('shown'),
	})
	if (step === 'editing')
		return (
			<li className="border-line border-b pb-s4 last:border-b-0">
				<ReadyTextForm
					title={`Change “${label}”`}
					use={text.use}
					text={text}
					onBack={() => setStep('shown')}
					onDone={(message, use) => {
						setStep('shown')
						onDone(message, use)
					}}
				/>
			</li>
		)
	return (
		<li className="grid gap-x-s4 gap-y-s1 border-line border-b pb-s4 last:border-b-0 last:pb-0 medium:grid-cols-[minmax(0,1fr)_auto]">
			<div className="col-span-full empty:hidden">
				<ActionBanner problem={remove.problem} />
			</div>
			<div className="grid content-start gap-s1">
				<div className="flex flex-wrap items-center gap-x-s3 gap-y-s1">
					<b className="wrap-anywhere">{label}</b>
					{method ? <StatusTag tone="plain">{`Begins an approval: ${method}`}</StatusTag> : null}
					{spanish ? null : <StatusTag tone="waiting">No Spanish yet</StatusTag>}
				</div>
				<p className="max-w-read whitespace-pre-line wrap-anywhere">{english}</p>
				{spanish ? (
					<p lang="es" className="max-w-read whitespace-pre-line wrap-anywhere text-soft">
						{spanish}
					</p>
				) : null}
			</div>
			<div className="-ml-3 flex flex-wrap items-start medium:ml-0">
				<Button look="quiet" size="small" aria-label={`Change ${label}`} onClick={() => setStep('editing')}>
					Change
				</Button>
				<Button look="quiet" size="small" aria-label={`Remove ${label}`} onClick={() => setStep('removing')}>
					Remove
				</Button>
			</div>
			<AskFirst
				open={step === 'removing'}
				title={`Remove “${label}”?`}
				action="Remove it"
				busy={remove.busy && 'Removing'}
				onConfirm={() => remove.start()}
				onClose={() => setStep('shown')}
			>
				<p>It’s no longer offered. Emails already sent with it don’t change.</p>
			</AskFirst>
		</li>
	)
}
