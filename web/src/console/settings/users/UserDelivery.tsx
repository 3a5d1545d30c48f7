import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getsNoMail } from '#shared/delivery.ts'
import { DeliveryNotice } from '../../DeliveryNotice.tsx'
import { type StaffUser, users } from './users.ts'

const deliveryQuery = (id: string) =>
	queryOptions({
		queryKey: ['console', 'user-delivery', id],
		queryFn: async () => (await users.delivery({ id })).delivery,
	})

/** Says that a user gets no email from us: a bounce or a complaint is about the address, whatever the mail was. */
export function UserDelivery({ user: { _id: id, email } }: { user: StaffUser }) {
	const cache = useQueryClient()
	const { queryKey, ...query } = deliveryQuery(id)
	const { data } = useQuery({ queryKey, ...query })
	return (
		<DeliveryNotice
			delivery={data}
			tryAgain={() => users.tryAddressAgain({ id })}
			onReachable={() => cache.setQueryData(queryKey, { address: 'reachable' })}
		>
			The address is {email}.
			{getsNoMail(data) ? ' They can’t get a code to sign in or to choose a new password.' : null}
		</DeliveryNotice>
	)
}
