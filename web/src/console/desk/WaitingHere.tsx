import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { Banner } from '#web/components/messages/Banner.tsx'
import { onSignIns, sealedSignIns } from '#web/lib/desk/signInStore.ts'
import { lastDay } from './Waiting.tsx'

/** After signing in, an employee who may sign guests in sees that some wait on this device, also those of a colleague. */
export function WaitingHere() {
	const [entered, setEntered] = useState<readonly number[]>([])
	useEffect(() => {
		const look = () => void sealedSignIns(Date.now()).then((all) => setEntered(all.map(({ enteredAt }) => enteredAt)))
		look()
		return onSignIns(look)
	}, [])
	const [oldest] = entered
	if (oldest === undefined) return null
	return (
		<Banner
			tone="waiting"
			role="status"
			className="mb-s5"
			title={
				entered.length === 1
					? '1 guest’s sign-in is waiting on this device'
					: `${entered.length} guests’ sign-ins are waiting on this device`
			}
		>
			<p>
				Our server doesn’t have all of them yet. Please open <Link to={routes.desk.path}>{routes.desk.label}</Link> to
				send them. This device erases them on <b>{lastDay(oldest)}</b>, sent or not.
			</p>
		</Banner>
	)
}
