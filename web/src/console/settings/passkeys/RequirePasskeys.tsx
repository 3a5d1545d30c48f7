import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#web/components/Button.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { passkeys } from '#web/lib/passkeys.ts'
import { useAction } from '#web/lib/useAction.ts'
import { ConfirmWithKey } from '../../keys/ConfirmWithKey.tsx'
import { type Opening, passkeyQuery } from './passkeys.ts'

/** Lets employees with User Access decide whether colleagues may work without a passkey. */
export function RequirePasskeys({ required, isOpen, onOpen }: Opening & { required: boolean }) {
	const cache = useQueryClient()
	const change = useAction({
		send: (key: string) => passkeys.require({ required: !required, key }),
		onDone: () => {
			onOpen(false)
			void cache.invalidateQueries({ queryKey: passkeyQuery.queryKey })
		},
		message: ({ message }) => message,
	})
	const action = required ? 'Stop requiring passkeys' : 'Require passkeys'
	return (
		<Section title="Everyone" hint="Passkeys protect what people told us, even if a password is stolen.">
			<ActionBanner message={change.message} />
			<p>
				{required
					? 'Every employee needs a passkey to use the console.'
					: 'Employees may use the console without a passkey.'}
			</p>
			{isOpen ? (
				<ConfirmWithKey
					label={action}
					action={action}
					busy="Saving"
					onConfirm={change.run}
					onBack={() => onOpen(false)}
				>
					<p className="max-w-read">
						{required
							? 'Colleagues without a passkey will be able to sign in with their password alone.'
							: 'Colleagues without a passkey can’t go on working until they add one. That takes a minute.'}
					</p>
				</ConfirmWithKey>
			) : (
				<Button look="ghost" className="justify-self-start" onClick={() => onOpen(true)}>
					{action}
				</Button>
			)}
		</Section>
	)
}
