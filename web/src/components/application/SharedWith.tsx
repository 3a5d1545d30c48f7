import { type HelperRecord, helperRelations } from '#shared/applications/applicant-helper.ts'
import { t } from '#shared/words/t.ts'
import { useAction } from '#web/lib/useAction.ts'
import { Button } from '../Button.tsx'
import { ActionBanner } from '../messages/ActionBanner.tsx'
import { Success } from '../messages/Success.tsx'

interface Props {
	helper: Pick<HelperRecord, 'name' | 'relation' | 'endedOn' | 'pin'> | undefined
	end: () => Promise<{ message: string }>
}

/** Who filled it in for the applicant, and the press that ends it. */
export function SharedWith({ helper, end }: Props) {
	const pin = helper?.pin
	const ending = useAction({ send: end, message: ({ message }) => message })
	if (ending.message)
		return (
			<Success title={ending.message}>
				{pin ? t('To look it up, you also need this PIN now. Please write it down: {pin}', { pin }) : null}
			</Success>
		)
	if (!helper || helper.endedOn) return null
	const { name, relation } = helper
	return (
		<section aria-labelledby="helper" className="no-print grid gap-s3 card p-s5">
			<h2 id="helper" className="text-h3">
				{t('{name} helped you', { name })}
			</h2>
			<p className="max-w-read">
				{t(
					'They filled this in for you ({relation}). They may get emails that something happened, without the details.',
					{ relation: helperRelations[relation].toLowerCase() },
				)}
			</p>
			<ActionBanner problem={ending.problem} />
			<Button
				look="ghost"
				size="small"
				className="justify-self-start"
				busy={ending.busy && t('Sending')}
				onClick={() => ending.start()}
			>
				{t('Stop sharing with {name}', { name })}
			</Button>
			<p className="max-w-read text-small text-soft">{t('After that, your token alone doesn’t show it to them.')}</p>
		</section>
	)
}
