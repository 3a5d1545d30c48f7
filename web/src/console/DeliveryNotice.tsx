import type { ReactNode } from 'react'
import type { Delivery } from '#shared/delivery.ts'
import { ActionBanner } from '#web/components/ActionBanner.tsx'
import { Banner } from '#web/components/Banner.tsx'
import { Button } from '#web/components/Button.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { onlyDay } from './when.ts'

/** After a bounce or a complaint, nothing is sent there, not even a decision. */
export const getsNoMail = (delivery: Delivery | undefined) =>
	delivery?.address === 'bounced' || delivery?.address === 'complained'

const addressNotices = {
	bounced: 'Email to this person bounced, so we’ve stopped sending it.',
	complained: 'This person marked our email as spam, so we’ve stopped sending it.',
}

/** SES doesn't report that a mailbox has room again, so the notice of a delay says on which day it was. */
function addressNotice({ address, since }: Delivery) {
	if (address === 'reachable') return undefined
	if (address !== 'delayed') return addressNotices[address]
	return since
		? `Email to this person was held up on ${onlyDay(since)}. Their mailbox may have been full.`
		: undefined
}

const mailNotices: Partial<Record<NonNullable<Delivery['lastMail']>['state'], string>> = {
	failed: 'Our last email to this person couldn’t be sent.',
	bounced: 'Our last email to this person came back.',
	suppressed: 'Our last email to this person wasn’t sent.',
}

interface Props {
	delivery: Delivery | undefined
	/** Missing for employees who may not do it. */
	tryAgain?: () => Promise<{ message: string }>
	onReachable?: () => void
	/** Names the address, and other ways to reach the person. */
	children: ReactNode
}

/** A decision that was held back can go out also once the address works again, or is another one. */
const holdsDecisionBack = ({ lastMail }: Delivery) =>
	lastMail?.state === 'suppressed' && lastMail.template === 'decision'

/** Warns that our email doesn't reach someone, before an employee relies on it. */
export function DeliveryNotice({ delivery, tryAgain, onReachable, children }: Props) {
	const retry = useAction({
		send: async () => tryAgain?.(),
		onDone: onReachable,
		message: (answer) => answer?.message,
	})
	if (retry.message) return <ActionBanner message={retry.message} />
	const title = delivery && addressNotice(delivery)
	const lastMail = delivery?.lastMail && mailNotices[delivery.lastMail.state]
	if (!title && !lastMail) return null
	return (
		<Banner tone="bad" title={title ?? lastMail ?? ''}>
			{title && lastMail ? <p>{lastMail}</p> : null}
			<p>{children}</p>
			{delivery && tryAgain && (getsNoMail(delivery) || holdsDecisionBack(delivery)) ? (
				<div className="mt-s3 grid justify-items-start gap-s3">
					<Button look="quiet" size="small" busy={retry.busy && 'Trying again'} onClick={() => retry.start()}>
						{getsNoMail(delivery) ? 'Try this address again' : 'Send it now'}
					</Button>
					<ActionBanner problem={retry.problem} />
				</div>
			) : null}
		</Banner>
	)
}
