import { useQuery } from '@tanstack/react-query'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { lastApplicationQuery } from './accountDraft.ts'
import type { AccountDraft } from './application.ts'
import { type Opened, reopen } from './draft.ts'
import { ifSentToday, SentElsewhere } from './SentElsewhere.tsx'

interface Props {
	owner: string
	/** The draft that the account has. There is none after it was sent or erased. */
	kept: AccountDraft | undefined
	onKeepThis: () => void
	onUseThat: (that: Opened) => void
}

/** Two devices or two tabs went on with one draft, or a guest signed in who had one. Neither overwrites the other without a word. */
export function Elsewhere({ owner, kept, onKeepThis, onUseThat }: Props) {
	const { data: last } = useQuery({ ...lastApplicationQuery(owner), staleTime: 0, enabled: !kept })
	const keepThis = (
		<Button look="ghost" size="small" onClick={onKeepThis}>
			{t('Keep the answers on this page')}
		</Button>
	)
	if (!kept) return <SentElsewhere application={ifSentToday(last)}>{keepThis}</SentElsewhere>
	return (
		<Banner tone="waiting" role="alert" title={t('Your account has other answers')}>
			<p>
				{t(
					'You typed them before, on another device or in another tab. Choose which answers to keep. The others will be erased.',
				)}
			</p>
			<div className="mt-s3 flex flex-wrap gap-s3">
				<Button size="small" onClick={() => onUseThat(reopen(kept.draft, Date.now(), kept.version))}>
					{t('Use the answers in my account')}
				</Button>
				{keepThis}
			</div>
		</Banner>
	)
}
