import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/components/Button.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { passkeys } from '#web/lib/passkeys.ts'
import { useAction } from '#web/lib/useAction.ts'
import { ConfirmWithKey } from '../../keys/ConfirmWithKey.tsx'
import { type Opening, passkeyQuery } from './passkeys.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

export function NewRecoveryCodes({ left, isOpen, onOpen }: Opening & { left: number }) {
	const cache = useQueryClient()
	const [made, setMade] = useState<{ recoveryCodes: string[]; message: string }>()
	const make = useAction({
		send: (key: string) => passkeys.newCodes({ key }),
		onDone: (answer) => {
			setMade(answer)
			onOpen(false)
			void cache.invalidateQueries({ queryKey: passkeyQuery.queryKey })
		},
	})
	if (made)
		return <RecoveryCodes codes={made.recoveryCodes} message={made.message} onSaved={() => setMade(undefined)} />
	return (
		<Section title="Recovery codes" hint="A code lets you in once if you lose your device.">
			<p>{left === 1 ? 'You have 1 code left.' : `You have ${left} codes left.`}</p>
			{isOpen ? (
				<ConfirmWithKey
					label="Make new recovery codes"
					action="Make new codes"
					busy="Making"
					onConfirm={make.run}
					onBack={() => onOpen(false)}
				>
					<p className="max-w-read">Your old codes will stop working.</p>
				</ConfirmWithKey>
			) : (
				<Button look="ghost" className="justify-self-start" onClick={() => onOpen(true)}>
					Make new codes
				</Button>
			)}
		</Section>
	)
}
