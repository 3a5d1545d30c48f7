import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getsNoMail } from '#shared/delivery.ts'
import { usersApi } from '#shared/users/api.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { type Fact, Facts } from '#web/components/Facts.tsx'
import { Loaded } from '#web/components/Loaded.tsx'
import { Success } from '#web/components/messages/Success.tsx'
import { dollars } from '#web/lib/money.ts'
import { passkeys } from '#web/lib/passkeys.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { howMany } from '../../howMany.ts'
import { KeyAction } from '../../keys/KeyAction.tsx'
import { ListRow } from '../../lists/ListRow.tsx'
import { ListScreen } from '../../lists/ListScreen.tsx'
import { DeliveryNotice } from '../../mail/DeliveryNotice.tsx'
import type { StaffNote } from '../../notes/NotesPanel.tsx'
import { NotesPanel } from '../../notes/NotesPanel.tsx'
import { personPath } from '../../paths.ts'
import { ReadsSpanish } from '../../ReadsSpanish.tsx'
import { showingFresh } from '../../useChange.ts'
import { useMayUse } from '../../useMayUse.ts'
import { onlyDay } from '../../when.ts'
import { ChangePermissions } from './ChangePermissions.tsx'
import { type StaffUser, userColumns, userList, users } from './users.ts'

const title = 'User Settings'

export default function UserSettings() {
	return (
		<ListScreen
			of={userList}
			views={[
				{ name: 'normal', label: 'View Normal Users', title, status: 'normal' },
				{ name: 'employees', label: 'View Employees', title, status: 'employee' },
				{ name: 'all', label: 'View All Users', title },
			]}
			row={(user) => <UserRow key={user._id} user={user} />}
		/>
	)
}

function UserRow({ user }: { user: StaffUser }) {
	const { firstName, lastName, email, dateRegistered, employee, disabled, noteCount } = user
	return (
		<ListRow
			section={userList.section}
			id={user._id}
			summary={
				<span className={`grid items-center gap-x-s4 gap-y-s1 text-[1rem] ${userColumns}`}>
					<span className="flex flex-wrap items-center gap-x-s3 gap-y-s1">
						<b>
							{firstName} {lastName}
						</b>
						{employee ? <StatusTag tone="plain">Employee</StatusTag> : null}
						<ReadsSpanish language={user.language} />
						{disabled ? <StatusTag tone="plain">Disabled</StatusTag> : null}
					</span>
					<span className="wrap-anywhere">{email}</span>
					<span className="flex gap-s4 tabular-nums 880:contents">
						<span>{onlyDay(dateRegistered)}</span>
						<span className="text-soft 880:text-right">{howMany(noteCount, 'note', 'notes')}</span>
					</span>
				</span>
			}
		>
			<UserDetails user={user} />
		</ListRow>
	)
}

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No')

const factsOf = (user: StaffUser): Fact[] =>
	user.employee
		? [
				['Full name', `${user.firstName} ${user.lastName}`],
				['Email', user.email],
				['Passkey', user.hasPasskey ? 'Yes' : 'None yet'],
				['Permissions', user.clientSidePermissions.join(', ') || 'None yet', 'wide'],
			]
		: [
				['Verified', yesOrNo(user.verified)],
				['Employee', yesOrNo(user.employee)],
				['Newsletter', yesOrNo(user.newsletter)],
				['Assistance received', dollars(user.assistanceRecieved)],
				['Applications submitted', String(user.applicationTokens.length)],
				['Amount donated', dollars(user.amountDonated)],
			]

const [notes, permissions] = ['View / Add Notes', 'Change Permissions']

function actionsFor({ employee, disabled, hasPasskey }: StaffUser) {
	if (disabled) return [notes, 'Enable Account']
	if (!employee) return [notes, 'Make User Employee', 'Disable Account']
	const own = ['Reset Employee Key', ...(hasPasskey ? ['Remove Passkeys'] : []), 'Make Employee a Member']
	return [notes, permissions, ...own, 'Disable Account']
}

const erasing = (disabled: boolean, day: string) =>
	disabled
		? 'They asked us to erase this account. It stays, because it’s disabled.'
		: `They asked us to erase this account. We’ll do that on ${day} or the day after, unless they keep it or you disable it.`

const ownRow = 'This is you. A colleague with User Access can change your account and see notes about you.'

function UserDetails({ user }: { user: StaffUser }) {
	const { user: me } = useSession()
	const mayUse = useMayUse()
	const [open, setOpen] = useState<string>()
	const own = me?._id === user._id
	return (
		<div className="grid gap-s4">
			<UserDelivery user={user} />
			<Facts facts={factsOf(user)} />
			{user.erasesAt ? <p className="max-w-read">{erasing(user.disabled, onlyDay(user.erasesAt))}</p> : null}
			{own ? <p className="max-w-read text-soft">{ownRow}</p> : null}
			<div className="flex flex-wrap gap-s2">
				{own || !mayUse('Application Access') ? null : (
					<LinkButton look="ghost" size="small" to={personPath('account', user._id)}>
						Everything we have of them
					</LinkButton>
				)}
				{(own ? [] : actionsFor(user)).map((action) => (
					<Button
						key={action}
						look="ghost"
						size="small"
						aria-expanded={open === action}
						onClick={() => setOpen(open === action ? undefined : action)}
					>
						{action}
					</Button>
				))}
			</div>
			{open ? (
				<div className="animate-open rounded-card bg-paper p-s4 medium:p-s5">
					<Panel key={open} action={open} user={user} />
				</div>
			) : null}
		</div>
	)
}

function Panel({ action, user }: { action: string; user: StaffUser }) {
	if (action === notes) return <UserNotes user={user} />
	if (action === permissions) return <ChangePermissions user={user} />
	const change = accountChanges[action]
	return change ? <AccountChange action={action} change={change} user={user} /> : null
}

interface Change {
	look?: 'danger'
	send: (user: StaffUser, key: string) => Promise<{ message: string; user?: StaffUser }>
	effect: (name: string, user: StaffUser) => string
	/** Says what to do once it's done. */
	next?: string
}

const accountChanges: Readonly<Record<string, Change>> = {
	'Make User Employee': {
		send: ({ _id: id }, key) => users.makeEmployee({ id, key }),
		effect: (name) => `${name} will become an employee, with no permissions at first.`,
		next: 'They are on the employees list now. Give them their permissions there.',
	},
	'Reset Employee Key': {
		send: ({ _id: id }, key) => users.resetKey({ id, key }),
		effect: (name) => `${name}’s key will stop working, and they’ll choose a new one. Enter your own key.`,
	},
	'Remove Passkeys': {
		look: 'danger',
		send: ({ _id: id }, key) => passkeys.reset({ id, key }),
		effect: (name) =>
			`Do this if ${name} lost every passkey and recovery code. They’ll be signed out, get an email, and can sign in with their password alone. Make sure that it’s really them who asks.`,
	},
	'Make Employee a Member': {
		look: 'danger',
		send: ({ _id: id, version }, key) => users.removeEmployee({ id, key, version }),
		effect: (name) =>
			`${name} will be signed out and lose their permissions and their employee key. They keep their account and can sign in as a member.`,
	},
	'Disable Account': {
		look: 'danger',
		send: ({ _id: id, version }, key) => users.disable({ id, key, version }),
		effect: (name, { employee }) =>
			`${name} will be signed out and won’t be able to sign in.${employee ? ' They’ll also stop being an employee.' : ''} Their applications stay, and you can enable the account again.`,
	},
	'Enable Account': {
		send: ({ _id: id, version }, key) => users.enable({ id, key, version }),
		effect: (name) => `${name} will be able to sign in again, as a member.`,
	},
}

function AccountChange({ action, change, user }: { action: string; change: Change; user: StaffUser }) {
	const cache = useQueryClient()
	const [done, setDone] = useState<string>()
	if (done) return <Success title={done}>{change.next ? <p>{change.next}</p> : null}</Success>
	return (
		<KeyAction
			action={action}
			look={change.look}
			onProblem={showingFresh(usersApi.disable, (fresh) => userList.put(cache, fresh.user))}
			send={async (key) => {
				const { message, user: now } = await change.send(user, key)
				if (now) userList.put(cache, now)
				setDone(message)
			}}
		>
			<p className="max-w-read">{change.effect(`${user.firstName} ${user.lastName}`, user)}</p>
		</KeyAction>
	)
}

/** Says that a user gets no email from us: a bounce or a complaint is about the address, whatever the mail was. */
function UserDelivery({ user: { _id: id, email } }: { user: StaffUser }) {
	const cache = useQueryClient()
	const queryKey = ['console', 'user-delivery', id]
	const { data } = useQuery({ queryKey, queryFn: async () => (await users.delivery({ id })).delivery })
	return (
		<DeliveryNotice
			delivery={data}
			tryAgain={() => users.tryAddressAgain({ id })}
			onReachable={() => cache.setQueryData(queryKey, { address: 'reachable' })}
		>
			The address is {email}.
			{getsNoMail(data) ? ' They can’t get a code to sign in or to choose a new password.' : null}
		</DeliveryNotice>
	)
}

function UserNotes({ user }: { user: StaffUser }) {
	const { _id: id } = user
	const cache = useQueryClient()
	const queryKey = ['console', 'user-notes', id]
	const query = useQuery({ queryKey, queryFn: async () => (await users.notes({ id })).notes })
	const update = (notes: readonly StaffNote[]) => {
		cache.setQueryData(queryKey, notes)
		userList.put(cache, { ...user, noteCount: notes.length })
	}
	return (
		<Loaded query={query}>
			{(notes) => (
				<NotesPanel
					about={id}
					notes={notes}
					onAdd={async (note, sending) => update((await users.addNote({ id, note }, sending)).notes)}
					onDelete={async (remove) => update((await users.deleteNotes({ id, remove })).notes)}
				/>
			)}
		</Loaded>
	)
}
