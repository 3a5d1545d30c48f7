import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '#web/components/Button.tsx'
import { Dialog } from '#web/components/Dialog.tsx'
import { hasDraftsOnlyHere, saveDraftsNow } from '#web/lib/drafts.ts'
import { routes } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'

/** Signs out, unless that would erase something that is nowhere else: then it asks first. */
export function useSignOut() {
	const session = useSession()
	const navigate = useNavigate()
	const [asking, setAsking] = useState(false)
	const leave = () => void session.signOut().catch(() => undefined)
	const signOut = async () => {
		await saveDraftsNow()
		if (hasDraftsOnlyHere('apply')) setAsking(true)
		else leave()
	}
	const question = (
		<Dialog
			open={asking}
			onClose={() => setAsking(false)}
			title="Your application isn’t sent yet"
			actions={
				<>
					<Button
						onClick={() => {
							setAsking(false)
							void navigate(`${routes.apply.path}?step=send`)
						}}
					>
						Send it first
					</Button>
					<Button look="danger" onClick={leave}>
						Sign out and erase
					</Button>
					<Button look="ghost" onClick={() => setAsking(false)}>
						Stay
					</Button>
				</>
			}
		>
			<p>
				We couldn’t save all of it to your account. If you sign out now, what you typed last is erased from
				this device.
			</p>
		</Dialog>
	)
	return { signOut: () => void signOut(), question }
}
