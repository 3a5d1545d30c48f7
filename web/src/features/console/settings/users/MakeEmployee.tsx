import { useQueryClient } from '@tanstack/react-query'
import { Banner } from '#web/components/Banner.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { ConfirmWithKey } from '../../keys/ConfirmWithKey.tsx'
import { type StaffUser, userList, users } from './users.ts'

export function MakeEmployee({ user }: { user: StaffUser }) {
	const cache = useQueryClient()
	const promote = useAction({
		send: (key: string) => users.makeEmployee({ id: user._id, key }),
		onDone: (answer) => userList.put(cache, answer.user),
		message: ({ message }) => message,
	})
	if (promote.message)
		return (
			<Banner tone="good" role="status" title={promote.message}>
				<p>They are on the employees list now. Give them their permissions there.</p>
			</Banner>
		)
	return (
		<ConfirmWithKey
			label="Make User Employee"
			action="Make User Employee"
			busy="Saving"
			onConfirm={promote.run}
		>
			<p className="max-w-read">
				{user.firstName} {user.lastName} will become an employee, with no permissions at first. You can’t undo
				this here.
			</p>
		</ConfirmWithKey>
	)
}
