import { applicationSentences } from '#shared/applications/sentences.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import type { ApiError } from '#web/lib/api.ts'
import { rich } from '#web/lib/rich.tsx'
import { AccountLinks } from './AccountLinks.tsx'

interface Props {
	complete: boolean
	sending: boolean
	inAccount: boolean
	/** The last try didn't go through because of this. */
	refusal: ApiError | undefined
}

/** The last box of the form. It never looks like success before the server has said so. */
export function SendBox({ complete, sending, inAccount, refusal }: Props) {
	return (
		<div className="grid gap-s4 rounded-card bg-sand p-s5">
			<p role="status" className="font-title font-head text-h3">
				{complete ? applicationSentences.complete : applicationSentences.incomplete}
			</p>
			{complete ? (
				<p className="max-w-read">
					{rich(
						'{notYet} Press Submit Application to send it. You’ll hear from us within 21 days, whatever we decide.',
						{ notYet: <b>{t('Not sent yet.')}</b> },
					)}
				</p>
			) : null}
			{refusal ? (
				<Banner tone="bad" role="alert" title={refusal.message}>
					{refusal.code === 'signed-out' ? (
						<>
							<p className="mb-s4">{t('You’ll come back to this step, with everything you typed.')}</p>
							<AccountLinks hasAccount={inAccount} />
						</>
					) : null}
				</Banner>
			) : null}
			<Button
				type="submit"
				className="justify-self-start"
				unready={!complete}
				busy={sending && t('Sending your application')}
			>
				{complete ? t('Submit Application') : applicationSentences.unableToSubmit}
			</Button>
		</div>
	)
}
