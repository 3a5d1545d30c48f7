import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '#shared/endpoint.ts'
import type { passkeysApi } from '#shared/passkeys/api.ts'
import { Button } from '#web/components/Button.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { ConsoleHeading } from '../../ConsoleHeading.tsx'
import { useMayUse } from '../../useMayUse.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { NewRecoveryCodes } from './NewRecoveryCodes.tsx'
import { PasskeyRows } from './PasskeyRows.tsx'
import { passkeyQuery } from './passkeys.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { RequirePasskeys } from './RequirePasskeys.tsx'

const hint =
	'A passkey is on your phone, your computer or a security key. After your password, we ask for it, and you confirm with your finger, your face or a PIN.'

/** `onReady` is for an employee who can't do anything else before: their first passkey is there, and its codes are saved. */
export default function PasskeySettings({ onReady }: { onReady?: () => void }) {
	const cache = useQueryClient()
	const mayUse = useMayUse()
	const { data, error, isFetching, refetch } = useQuery(passkeyQuery)
	const [message, setMessage] = useState<string>()
	const [open, setOpen] = useState<string>()
	const opening = (name: string) => ({ isOpen: open === name, onOpen: (is: boolean) => setOpen(is ? name : undefined) })
	const [first, setFirst] = useState<{ codes: string[]; message: string }>()
	const added = ({ state, recoveryCodes, message }: Answer<typeof passkeysApi.add>) => {
		cache.setQueryData(passkeyQuery.queryKey, { status: true, ...state })
		setOpen(undefined)
		if (recoveryCodes) setFirst({ codes: recoveryCodes, message })
		else setMessage(message)
	}
	const saved = () => {
		setFirst(undefined)
		onReady?.()
	}
	return (
		<div className="grid gap-s4">
			<ConsoleHeading title="Passkeys" />
			{error ? <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} /> : null}
			{first ? <RecoveryCodes {...first} onSaved={saved} /> : null}
			{data && !first ? (
				<div className="grid gap-s5">
					<Section title="Your passkeys" hint={hint}>
						<ActionBanner message={message} />
						{data.passkeys.length > 0 ? (
							<PasskeyRows rows={data.passkeys} removing={open} onRemoving={setOpen} onRemoved={setMessage} />
						) : (
							<p>You have no passkey yet.</p>
						)}
					</Section>
					<Section title={data.passkeys.length > 0 ? 'Add another passkey' : 'Add a passkey'}>
						{data.passkeys.length === 0 || open === 'add' ? (
							<AddPasskey onAdded={added} />
						) : (
							<Button look="ghost" className="justify-self-start" onClick={() => setOpen('add')}>
								Add another passkey
							</Button>
						)}
					</Section>
					{data.passkeys.length > 0 ? <NewRecoveryCodes left={data.recoveryCodesLeft} {...opening('codes')} /> : null}
					{mayUse('User Access') && !onReady ? (
						<RequirePasskeys required={data.required} {...opening(data.required ? 'stop requiring' : 'require')} />
					) : null}
				</div>
			) : null}
			{data || error ? null : <Skeleton lines={4} />}
		</div>
	)
}
