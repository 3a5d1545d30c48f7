import { type ReactNode, useState } from 'react'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { AskFirst } from '#web/components/messages/AskFirst.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { useAction } from '#web/lib/useAction.ts'

interface Props {
	/** A sentence that says where it's kept; empty before anything was typed, false if it can't be kept. */
	saved: string | false
	/** It's being saved again. Seen in the place of the sentence, but not heard: it would follow each pause in typing. */
	saving?: boolean
	/** It was sent, and no answer came. */
	mayBeThere?: boolean
	/** Throws the sentence that the person reads if it fails. */
	onErase: () => void | Promise<void>
	/** All of it is one line, also on a phone. */
	short?: boolean
	children?: ReactNode
}

/** Says below a form where the answers are kept, with a way to erase them. */
export function SavedNote({ saved, saving = false, mayBeThere = false, onErase, short = false, children }: Props) {
	const [asking, setAsking] = useState(false)
	if (saved === false)
		return (
			<Banner tone="waiting" role="status" title={t('This device can’t save what you type')}>
				<p>{t('Your browser doesn’t allow it, so please finish before you close this page.')}</p>
			</Banner>
		)
	return (
		<div className="flex min-h-11 flex-wrap items-center gap-x-s4 gap-y-s1">
			<div className="text-soft">
				<p role="status" className={saving ? 'sr-only' : undefined}>
					{saved}
				</p>
				{saving ? <p>{t('Saving...')}</p> : null}
			</div>
			{saved || saving ? (
				<Button
					look="quiet"
					size="small"
					className="-mx-3"
					aria-label={t('Erase what I typed')}
					onClick={() => setAsking(true)}
				>
					{short ? t('Erase ~what I typed') : t('Erase what I typed')}
				</Button>
			) : null}
			{children}
			<EraseQuestion open={asking} onClose={() => setAsking(false)} mayBeThere={mayBeThere} onErase={onErase} />
		</div>
	)
}

interface EraseQuestionProps extends Pick<Props, 'mayBeThere' | 'onErase'> {
	open: boolean
	onClose: () => void
}

export function EraseQuestion({ open, onClose, mayBeThere = false, onErase }: EraseQuestionProps) {
	const erase = useAction({ send: async () => onErase() })
	return (
		<AskFirst
			open={open}
			onClose={() => {
				erase.clear()
				onClose()
			}}
			title={t('Erase what you typed?')}
			action={t('Erase it')}
			busy={erase.busy && t('Erasing it')}
			onConfirm={() => erase.start()}
		>
			<p>
				{mayBeThere
					? t(
							'This deletes what you typed, and any files you added. We may already have what you sent. Please check your email before you send it again.',
						)
					: t('This deletes what you typed, and any files you added. Nothing has been sent.')}
			</p>
			<ActionBanner problem={erase.problem} />
		</AskFirst>
	)
}

interface KeptInTabProps extends Pick<Props, 'mayBeThere'> {
	/** Undefined before anything was typed, false where it can't be kept. */
	saved: boolean | undefined
	where?: string
	onErase: () => void
}

/** Tells people below a form that the tab keeps what they type. */
export const KeptInTab = ({ saved, where = t('Kept until you close this tab'), ...rest }: KeptInTabProps) => (
	<SavedNote saved={saved === false ? false : (saved && where) || ''} {...rest} />
)
