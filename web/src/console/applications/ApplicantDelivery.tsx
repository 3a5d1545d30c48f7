import { DeliveryNotice } from '../DeliveryNotice.tsx'
import { type Application, staff } from './applications.ts'
import { useApplicationCache } from './useApplicationCache.ts'

/** It is above every tab, so that employees see it before they decide. */
export function ApplicantDelivery({
	application: { token, delivery, email, phone },
}: {
	application: Application
}) {
	const { update } = useApplicationCache(token)
	return (
		<DeliveryNotice
			delivery={delivery}
			tryAgain={() => staff.tryAddressAgain({ token })}
			onReachable={() => update({ delivery: { address: 'reachable' } })}
		>
			The address is {email}. You can call {phone}.
		</DeliveryNotice>
	)
}
