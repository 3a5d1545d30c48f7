import { type Delivery, getsNoMail } from '#shared/delivery.ts'
import { Banner } from '#web/components/messages/Banner.tsx'

/** Warns beside an email that its address won't get, before anyone relies on it. */
export const StoppedMail = ({ delivery }: { delivery: Delivery | undefined }) =>
	getsNoMail(delivery) ? (
		<Banner tone="bad" role="alert" title="This email won’t be sent, because email to this address is stopped.">
			Tell the applicant by phone, or try the address again first.
		</Banner>
	) : null
