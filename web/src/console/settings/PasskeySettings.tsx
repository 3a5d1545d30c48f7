import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import * as z from 'zod'
import type { Answer } from '#shared/endpoint.ts'
import type { passkeysApi } from '#shared/passkeys/api.ts'
import { AddPasskeyInput, ConfirmedInput, type Passkey } from '#shared/passkeys/schema.ts'
import { Button } from '#web/components/Button.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { Loaded } from '#web/components/Loaded.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { createPasskey, passkeys, passkeysSupported } from '#web/lib/passkeys.ts'
import { saveFile } from '#web/lib/saveFile.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { howMany } from '../howMany.ts'
import { ChooseKey, KeyField, keyStateQuery } from '../keys/ChooseKey.tsx'
import { KeyAction } from '../keys/KeyAction.tsx'
import { useMayUse } from '../useMayUse.ts'
import { onlyDay } from '../when.ts'

const passkeyQuery = queryOptions({ queryKey: ['console', 'passkeys'], queryFn: () => passkeys.state({}) })

const hint =
	'A passkey is on your phone, your computer or a security key. After your password, we ask for it, and you confirm with your finger, your face or a PIN.'

/** `onReady` is for an employee who can't do anything else before: their first passkey is there, and its codes are saved. */
export default function PasskeySettings({ onReady }: { onReady?: () => void }) {
	const cache = useQueryClient()
	const mayUse = useMayUse()
	const query = useQuery(passkeyQuery)
	const [message, setMessage] = useState<string>()
	const [first, setFirst] = useState<{ codes: string[]; message: string }>()
	const added = ({ state, recoveryCodes, message }: Answer<typeof passkeysApi.add>) => {
		cache.setQueryData(passkeyQuery.queryKey, { status: true, ...state })
		if (recoveryCodes) setFirst({ codes: recoveryCodes, message })
		else setMessage(message)
	}
	const saved = () => {
		setFirst(undefined)
		onReady?.()
	}
	if (first)
		return (
			<div className="grid gap-s4">
				<ConsoleHeading title="Passkeys" />
				<RecoveryCodes {...first} onSaved={saved} />
			</div>
		)
	return (
		<div className="grid gap-s4">
			<ConsoleHeading title="Passkeys" />
			<Loaded query={query} waiting={<Skeleton lines={4} />}>
				{(data) => (
					<div className="grid gap-s5">
						<Section title="Your passkeys" hint={hint}>
							<ActionBanner message={message} />
							{data.passkeys.length === 0 ? <p>You have no passkey yet.</p> : null}
							<ul className="grid gap-s3 empty:hidden">
								{data.passkeys.map((passkey) => (
									<PasskeyRow key={passkey.id} passkey={passkey} onRemoved={setMessage} />
								))}
							</ul>
						</Section>
						{data.passkeys.length === 0 ? (
							<Section title="Add a passkey">
								<AddPasskey onAdded={added} />
							</Section>
						) : (
							<Section title="Add another passkey">
								<Opened button="Add another passkey">{() => <AddPasskey onAdded={added} />}</Opened>
							</Section>
						)}
						{data.passkeys.length > 0 ? <NewRecoveryCodes left={data.recoveryCodesLeft} /> : null}
						{mayUse('User Access') && !onReady ? <RequirePasskeys required={data.required} /> : null}
					</div>
				)}
			</Loaded>
		</div>
	)
}

/** A form that a press opens. */
function Opened({ button, children }: { button: string; children: (close: () => void) => ReactNode }) {
	const [isOpen, setOpen] = useState(false)
	if (isOpen) return children(() => setOpen(false))
	return (
		<Button look="ghost" className="justify-self-start" onClick={() => setOpen(true)}>
			{button}
		</Button>
	)
}

const NewPasskey = z.strictObject({ name: AddPasskeyInput.shape.name, key: ConfirmedInput.shape.key })

interface Props {
	onAdded: (answer: Answer<typeof passkeysApi.add>) => void
}

function AddPasskey(props: Props) {
	const query = useQuery(keyStateQuery)
	if (!passkeysSupported())
		return <p className="max-w-read">This browser can’t use passkeys. Please use a newer one, or your phone.</p>
	return <Loaded query={query}>{(chosen) => (chosen ? <PasskeyForm {...props} /> : <ChooseKey />)}</Loaded>
}

function PasskeyForm({ onAdded }: Props) {
	const { signedIn } = useSession()
	const { form, fields } = useSchemaForm(NewPasskey, { name: '', key: '' })
	return (
		<Form
			form={form}
			label="Add a passkey"
			className="grid max-w-form gap-s4"
			onSend={async ({ name, key }) => {
				form.setValue('key', '')
				const credential = await createPasskey(await passkeys.registration({ key }))
				const answer = await passkeys.add({ name, credential })
				form.reset()
				onAdded(answer)
				// The first passkey begins a new session, and signing out has to name it.
				void signedIn().catch(() => undefined)
			}}
		>
			<TextField field={fields.name} label="Name of the passkey" hint="For example: My phone." />
			<KeyField field={fields.key} />
			<Submit busy="Waiting for your device">Add this passkey</Submit>
		</Form>
	)
}

function NewRecoveryCodes({ left }: { left: number }) {
	const cache = useQueryClient()
	const [made, setMade] = useState<{ recoveryCodes: string[]; message: string }>()
	if (made)
		return <RecoveryCodes codes={made.recoveryCodes} message={made.message} onSaved={() => setMade(undefined)} />
	return (
		<Section title="Recovery codes" hint="A code lets you in once if you lose your device.">
			<p>You have {howMany(left, 'code', 'codes')} left.</p>
			<Opened button="Make new codes">
				{(close) => (
					<KeyAction
						action="Make new codes"
						send={async (key) => {
							setMade(await passkeys.newCodes({ key }))
							void cache.invalidateQueries({ queryKey: passkeyQuery.queryKey })
						}}
						onBack={close}
					>
						<p className="max-w-read">Your old codes will stop working.</p>
					</KeyAction>
				)}
			</Opened>
		</Section>
	)
}

function PasskeyRow({ passkey, onRemoved }: { passkey: Passkey; onRemoved: (message: string) => void }) {
	const [isOpen, setOpen] = useState(false)
	const { id, name, added, lastUsed } = passkey
	const cache = useQueryClient()
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
					onClick={() => setOpen(!isOpen)}
				>
					Remove
				</Button>
			</div>
			{isOpen ? (
				<KeyAction
					action="Remove this passkey"
					look="danger"
					send={async (key) => {
						const { message, state } = await passkeys.remove({ id, key })
						cache.setQueryData(passkeyQuery.queryKey, { status: true, ...state })
						onRemoved(message)
					}}
					onBack={() => setOpen(false)}
				>
					<p className="max-w-read">You won’t be able to sign in with it anymore.</p>
				</KeyAction>
			) : null}
		</li>
	)
}

interface RecoveryCodesProps {
	codes: readonly string[]
	message: string
	onSaved: () => void
}

const fileText = (codes: readonly string[]) =>
	`Bridge The Gap: recovery codes\n\nEach code works once, together with your password.\n\n${codes.join('\n')}\n`

const download = (codes: readonly string[]) =>
	saveFile('bridge-the-gap-recovery-codes.txt', 'text/plain', fileText(codes))

/** The server keeps only hashes of the codes, so this is the one time that they can be seen. */
const RecoveryCodes = ({ codes, message, onSaved }: RecoveryCodesProps) => (
	<Section
		title="Your recovery codes"
		hint="Each code lets you in once if you lose your device. Keep them where only you can find them. We can’t show them again."
	>
		<Banner tone="good" role="status" title={message} />
		<ol className="grid list-inside list-decimal gap-x-s6 gap-y-s2 tabular-nums medium:grid-cols-2">
			{codes.map((code) => (
				<li key={code}>
					<code className="tracking-[0.06em]">{code}</code>
				</li>
			))}
		</ol>
		<div className="flex flex-wrap gap-s3 print:hidden">
			<Button look="ghost" onClick={() => download(codes)}>
				Download
			</Button>
			<Button look="ghost" onClick={() => window.print()}>
				Print
			</Button>
			<Button onClick={onSaved}>I saved these codes</Button>
		</div>
	</Section>
)

/** Lets employees with User Access decide whether colleagues may work without a passkey. */
function RequirePasskeys({ required }: { required: boolean }) {
	const cache = useQueryClient()
	const [done, setDone] = useState<string>()
	const { now, action, effect } = requiring[`${required}`]
	return (
		<Section title="Everyone" hint="Passkeys protect what people told us, even if a password is stolen.">
			<ActionBanner message={done} />
			<p>{now}</p>
			<Opened key={action} button={action}>
				{(close) => (
					<KeyAction
						action={action}
						send={async (key) => {
							setDone((await passkeys.require({ required: !required, key })).message)
							close()
							void cache.invalidateQueries({ queryKey: passkeyQuery.queryKey })
						}}
						onBack={close}
					>
						<p className="max-w-read">{effect}</p>
					</KeyAction>
				)}
			</Opened>
		</Section>
	)
}

const requiring = {
	true: {
		now: 'Every employee needs a passkey to use the console.',
		action: 'Stop requiring passkeys',
		effect: 'Colleagues without a passkey will be able to sign in with their password alone.',
	},
	false: {
		now: 'Employees may use the console without a passkey.',
		action: 'Require passkeys',
		effect: 'Colleagues without a passkey can’t go on working until they add one. That takes a minute.',
	},
}
