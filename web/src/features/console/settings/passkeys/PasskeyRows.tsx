import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Passkey } from '#shared/passkeys/schema.ts'
import { Button } from '#web/components/Button.tsx'
import { passkeys } from '#web/lib/passkeys.ts'
import { useAction } from '#web/lib/useAction.ts'
import { ConfirmWithKey } from '../../keys/ConfirmWithKey.tsx'
import { onlyDay } from '../../when.ts'
import { passkeyQuery } from './passkeys.ts'

interface Props {
	rows: readonly Passkey[]
	onRemoved: (message: string) => void
}

export const PasskeyRows = ({ rows, onRemoved }: Props) => (
	<ul className="grid gap-s3">
		{rows.map((passkey) => (
			<PasskeyRow key={passkey.id} passkey={passkey} onRemoved={onRemoved} />
		))}
	</ul>
)

function PasskeyRow({ passkey, onRemoved }: Pick<Props, 'onRemoved'> & { passkey: Passkey }) {
	const { id, name, added, lastUsed } = passkey
	const cache = useQueryClient()
	const [removing, setRemoving] = useState(false)
	const remove = useAction({
		send: (key: string) => passkeys.remove({ id, key }),
		onDone: ({ message, state }) => {
			cache.setQueryData(passkeyQuery.queryKey, { status: true, ...state })
			onRemoved(message)
		},
	})
	return (
		<li className="grid gap-s3 border-line border-l-4 pl-s4">
			<div className="flex flex-wrap items-center justify-between gap-s3">
				<div className="min-w-0">
					<p className="wrap-anywhere font-strong">{name}</p>
					<p className="text-small text-soft">
						Added {onlyDay(added)}. {lastUsed ? `Last used ${onlyDay(lastUsed)}.` : 'Not used yet.'}
					</p>
				</div>
				<Button
					look="ghost"
					size="small"
					aria-label={`Remove ${name}`}
					aria-expanded={removing}
					onClick={() => setRemoving(!removing)}
				>
					Remove
				</Button>
			</div>
			{removing ? (
				<ConfirmWithKey
					label={`Remove ${name}`}
					action="Remove this passkey"
					busy="Removing"
					look="danger"
					onConfirm={remove.run}
					onBack={() => setRemoving(false)}
				>
					<p className="max-w-read">You won’t be able to sign in with it any more.</p>
				</ConfirmWithKey>
			) : null}
		</li>
	)
}
