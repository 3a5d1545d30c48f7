import { Breakable } from '#web/components/Breakable.tsx'
import { rich } from '#web/lib/rich.tsx'

/** Shows the address, so that people notice if they mistyped it. */
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
