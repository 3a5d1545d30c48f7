import type { Delivery } from '#shared/delivery.ts'
import { ActionBanner } from '#web/components/ActionBanner.tsx'
import { Banner } from '#web/components/Banner.tsx'
import { Button } from '#web/components/Button.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { type Application, staff } from './applications.ts'
import { useApplicationCache } from './useApplicationCache.ts'

/** After a bounce or a complaint, nothing is sent there, not even a decision. */
export const getsNoMail = (delivery: Delivery | undefined) =>
	delivery?.address === 'bounced' || delivery?.address === 'complained'

const addressNotices = {
	bounced: 'Email to this applicant bounced, so we’ve stopped sending it.',
	complained: 'This applicant marked our email as spam, so we’ve stopped sending it.',
	delayed: 'Email to this applicant is delayed. Their mailbox may be full.',
	reachable: undefined,
}

const mailNotices: Partial<Record<NonNullable<Delivery['lastMail']>['state'], string>> = {
	failed: 'Our last email to this applicant couldn’t be sent.',
	bounced: 'Our last email to this applicant came back.',
	suppressed: 'Our last email to this applicant wasn’t sent.',
}

/** Warns that our email does not reach the applicant. It is above every tab, so that employees see it before they decide. */
export function DeliveryNotice({ application }: { application: Application }) {
	const { token, delivery, email, phone } = application
	const { update } = useApplicationCache(token)
	const retry = useAction({
		send: () => staff.tryAddressAgain({ token }),
		onDone: () => update({ delivery: { address: 'reachable' } }),
		message: ({ message }) => message,
	})
	if (retry.message) return <ActionBanner message={retry.message} />
	const title = delivery && addressNotices[delivery.address]
	const lastMail = delivery?.lastMail && mailNotices[delivery.lastMail.state]
	if (!title && !lastMail) return null
	return (
		<Banner tone="bad" title={title ?? lastMail ?? ''}>
			{title && lastMail ? <p>{lastMail}</p> : null}
			<p>
				The address is {email}. You can call {phone}.
			</p>
			{getsNoMail(delivery) ? (
				<div className="mt-s3 grid justify-items-start gap-s3">
					<Button look="quiet" size="small" busy={retry.busy && 'Trying again'} onClick={() => retry.start()}>
						Try this address again
					</Button>
					<ActionBanner problem={retry.problem} />
				</div>
			) : null}
		</Banner>
	)
}
