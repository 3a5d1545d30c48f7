import type { ReactNode } from 'react'
import { type Delivery, getsNoMail } from '#shared/delivery.ts'
import { Button } from '#web/components/Button.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { onlyDay } from '../when.ts'

const addressNotices = {
	bounced: 'Email to this person bounced, so we’ve stopped sending it.',
	complained: 'This person marked our email as spam, so we’ve stopped sending it.',
}

/** SES doesn't report that a mailbox has room again, so the notice of a delay says on which day it was. */
function addressNotice({ address, since }: Delivery) {
	if (address === 'reachable' || address === 'none') return undefined
	if (address !== 'delayed') return addressNotices[address]
	return since ? `Email to this person was held up on ${onlyDay(since)}. Their mailbox may have been full.` : undefined
}

const mailNotices: Partial<Record<NonNullable<Delivery['lastMail']>['state'], string>> = {
	failed: 'Our last email to this person couldn’t be sent.',
	bounced: 'Our last email to this person came back.',
	suppressed: 'Our last email to this person wasn’t sent.',
}

/** A decision that was kept back can go out also once the address works again, or is another one. */
const mailNotice = ({ lastMail, decisionKeptBack }: Delivery) =>
	decisionKeptBack ? 'The email about our decision wasn’t sent.' : lastMail && mailNotices[lastMail.state]

interface Props {
	delivery: Delivery | undefined
	/** Missing for employees who may not do it. */
	tryAgain?: () => Promise<{ message: string }>
	onReachable?: () => void
	/** Names the address, and other ways to reach the person. */
	children: ReactNode
}

/** Warns that our email doesn't reach someone, before an employee relies on it. */
export function DeliveryNotice({ delivery, tryAgain, onReachable, children }: Props) {
	const retry = useAction({ send: async () => tryAgain?.(), onDone: onReachable, message: (answer) => answer?.message })
	if (retry.message) return <ActionBanner message={retry.message} />
	const title = delivery && addressNotice(delivery)
	const mail = delivery && mailNotice(delivery)
	if (!title && !mail) return null
	return (
		<Banner tone="bad" title={title ?? mail ?? ''}>
			{title && mail ? <p>{mail}</p> : null}
			<p>{children}</p>
			{delivery && tryAgain && (getsNoMail(delivery) || delivery.decisionKeptBack) ? (
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
