import { rich } from '#web/lib/rich.tsx'
import { Breakable } from './Breakable.tsx'

/** The address is shown, because whoever mistyped it waits for an email that never comes. */
export const ConfirmationSent = ({ email }: { email: string }) => (
	<p className="max-w-read">
		{rich('A confirmation is on its way to {email}. If you don’t see it, check your spam folder.', {
			email: (
				<b>
					<Breakable text={email} />
				</b>
			),
		})}
	</p>
)
