import { useQueryClient } from '@tanstack/react-query'
import type { Passkey } from '#shared/passkeys/schema.ts'
import { Button } from '#web/components/Button.tsx'
import { passkeys } from '#web/lib/passkeys.ts'
import { useAction } from '#web/lib/useAction.ts'
import { ConfirmWithKey } from '../../keys/ConfirmWithKey.tsx'
import { onlyDay } from '../../when.ts'
import { type Opening, passkeyQuery } from './passkeys.ts'

interface Props {
	rows: readonly Passkey[]
	/** The id of the one that is being removed. */
	removing: string | undefined
	onRemoving: (id: string | undefined) => void
	onRemoved: (message: string) => void
}

export const PasskeyRows = ({ rows, removing, onRemoving, onRemoved }: Props) => (
	<ul className="grid gap-s3">
		{rows.map((passkey) => (
			<PasskeyRow
				key={passkey.id}
				passkey={passkey}
				onRemoved={onRemoved}
				isOpen={removing === passkey.id}
				onOpen={(open) => onRemoving(open ? passkey.id : undefined)}
			/>
		))}
	</ul>
)

interface RowProps extends Pick<Props, 'onRemoved'>, Opening {
	passkey: Passkey
}

function PasskeyRow({ passkey, onRemoved, isOpen, onOpen }: RowProps) {
	const { id, name, added, lastUsed } = passkey
	const cache = useQueryClient()
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
					aria-expanded={isOpen}
					onClick={() => onOpen(!isOpen)}
				>
					Remove
				</Button>
			</div>
			{isOpen ? (
				<ConfirmWithKey
					label={`Remove ${name}`}
					action="Remove this passkey"
					busy="Removing"
					look="danger"
					onConfirm={remove.run}
					onBack={() => onOpen(false)}
				>
					<p className="max-w-read">You won’t be able to sign in with it anymore.</p>
				</ConfirmWithKey>
			) : null}
		</li>
	)
}
