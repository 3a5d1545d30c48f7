import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { Dialog } from '#web/components/messages/Dialog.tsx'
import { keptDesk } from '#web/lib/desk/openDesk.ts'
import { sealedSignIns } from '#web/lib/desk/signInStore.ts'
import { hasDraftsOnlyHere, saveDraftsNow } from '#web/lib/drafts/drafts.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'

/** Warnings before signing out erases something that only this device has. */
const unsent = {
	application: {
		title: t('Your application isn’t sent yet'),
		text: t(
			'We couldn’t save all of it to your account. If you sign out now, what you typed last is erased from this device.',
		),
		path: `${routes.apply.path}?step=send`,
	},
	signIns: {
		title: t('Some sign-ins at an event aren’t sent yet'),
		text: t(
			'You entered them here, and they wait for the network. If you sign out now, they’re erased, and those guests aren’t signed in.',
		),
		path: routes.desk.path,
	},
} as const

/** The longest that signing out waits for a bad connection, because someone may be about to hand over the phone. */
const patience = () => new Promise((resolve) => setTimeout(resolve, 3000))

const hasSignIns = async (owner: string | undefined) =>
	(await sealedSignIns(Date.now())).some((one) => one.owner === owner)

/** Signs out, unless that would erase something that is nowhere else: then it asks first. */
export function useSignOut() {
	const session = useSession()
	const navigate = useNavigate()
	const [asking, setAsking] = useState<keyof typeof unsent>()
	const leave = () => {
		setAsking(undefined)
		session.signOut()
	}
	const signOut = async () => {
		await Promise.race([saveDraftsNow(), patience()])
		if (hasDraftsOnlyHere('apply')) setAsking('application')
		else if (await hasSignIns(session.user?._id ?? keptDesk()?.owner)) setAsking('signIns')
		else leave()
	}
	const words = asking && unsent[asking]
	const question = words ? (
		<Dialog
			open
			onClose={() => setAsking(undefined)}
			title={words.title}
			actions={
				<>
					<Button
						onClick={() => {
							setAsking(undefined)
							void navigate(words.path)
						}}
					>
						{t('Send it first')}
					</Button>
					<Button look="danger" onClick={leave}>
						{t('Sign out and erase')}
					</Button>
					<Button look="ghost" onClick={() => setAsking(undefined)}>
						{t('Stay')}
					</Button>
				</>
			}
		>
			<p>{words.text}</p>
		</Dialog>
	) : null
	return { signOut: () => void signOut(), question }
}
