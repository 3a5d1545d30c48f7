import { DeliveryNotice } from '../DeliveryNotice.tsx'
import { type Application, emailOf, staff } from './applications.ts'
import { useApplicationCache } from './useApplicationCache.ts'

/** It is above every tab, so that employees see it before they decide. */
export function ApplicantDelivery({ application }: { application: Application }) {
	const { token, delivery, phone } = application
	const { update } = useApplicationCache(token)
	// The notice about its owner says so.
	if (delivery?.address === 'none') return null
	return (
		<DeliveryNotice
			delivery={delivery}
			tryAgain={() => staff.tryAddressAgain({ token })}
			onReachable={() => update({ delivery: { to: emailOf(application), address: 'reachable' } })}
		>
			The address is {emailOf(application)}. You can call {phone}.
		</DeliveryNotice>
	)
}
