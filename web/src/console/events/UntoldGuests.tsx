import { useParams } from 'react-router-dom'
import { LinkButton } from '#web/components/Button.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { consolePath } from '../paths.ts'
import { type StaffEvent, section } from './events.ts'

/** Above every tab, so that it is seen where the event was changed. The tab to write in needs no way to itself. */
export function UntoldGuests({ event: { _id, untold, attending } }: { event: StaffEvent }) {
	const { tab } = useParams()
	if (!untold) return null
	return (
		<Banner
			tone="waiting"
			role="status"
			title={
				attending === 1
					? '1 person signed up. They don’t know yet.'
					: `${attending.toLocaleString('en-US')} people signed up. They don’t know yet.`
			}
			className="mb-s4"
		>
			{tab === emailTab ? null : <EmailEveryone id={_id} />}
		</Banner>
	)
}

export const emailTab = 'email'

/** The link is gone where it leads, so the form there takes the focus. */
export const takesFocus = 'takes focus'

export const EmailEveryone = ({ id }: { id: string }) => (
	<LinkButton
		look="ghost"
		size="small"
		to={consolePath(section, id, emailTab)}
		state={takesFocus}
		className="justify-self-start"
	>
		Email Everyone
	</LinkButton>
)
