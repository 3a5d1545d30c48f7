import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usersApi } from '#shared/users/api.ts'
import { Success } from '#web/components/messages/Success.tsx'
import { freshOf } from '#web/lib/api.ts'
import { useAction } from '#web/lib/useAction.ts'
import { ConfirmWithKey } from '../../keys/ConfirmWithKey.tsx'
import { type StaffUser, userList } from './users.ts'

interface Props {
	label: string
	busy: string
	look?: 'primary' | 'danger'
	send: (key: string) => Promise<{ message: string; user?: StaffUser }>
	/** Says what to do next, once it's done. */
	next?: ReactNode
	children: ReactNode
}

/** Something done to a user that needs the employee's own key: a sentence about its effect, the key and the button. */
export function KeyAction({ label, busy, look = 'primary', send, next, children }: Props) {
	const cache = useQueryClient()
	const action = useAction({
		send,
		onDone: ({ user }) => (user ? userList.put(cache, user) : undefined),
		onProblem: (error) => {
			const fresh = freshOf(usersApi.disable, error)
			if (fresh) userList.put(cache, fresh.user)
		},
		message: ({ message }) => message,
	})
	if (action.message) return <Success title={action.message}>{next}</Success>
	return (
		<ConfirmWithKey label={label} action={label} busy={busy} look={look} onConfirm={action.run}>
			<p className="max-w-read">{children}</p>
		</ConfirmWithKey>
	)
}
