import { useState } from 'react'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { DisclosureRow } from '#web/components/DisclosureRow.tsx'
import { type Fact, Facts } from '#web/components/Facts.tsx'
import { dollars } from '#web/lib/money.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { personPath } from '../../paths.ts'
import { ReadsSpanish } from '../../ReadsSpanish.tsx'
import { useMayUse } from '../../useMayUse.ts'
import { onlyDay } from '../../when.ts'
import {
	DisableAccount,
	EnableAccount,
	MakeEmployee,
	RemoveEmployee,
	ResetKey,
	ResetPasskeys,
} from './AccountActions.tsx'
import { ChangePermissions } from './ChangePermissions.tsx'
import { UserDelivery } from './UserDelivery.tsx'
import { UserNotes } from './UserNotes.tsx'
import type { StaffUser } from './users.ts'

export function UserRow({ user }: { user: StaffUser }) {
	const { firstName, lastName, email, dateRegistered, employee, disabled, noteCount } = user
	return (
		<li className="border-line border-b last:border-b-0">
			<DisclosureRow
				summary={
					<span className="grid items-center gap-x-s4 gap-y-s1 text-[1rem] 880:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_6.5rem_5.5rem]">
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
							<span className="text-soft 880:text-right">{noteCount === 1 ? '1 note' : `${noteCount} notes`}</span>
						</span>
					</span>
				}
			>
				<UserDetails user={user} />
			</DisclosureRow>
		</li>
	)
}

const actions = {
	notes: { label: 'View / Add Notes', Panel: UserNotes },
	permissions: { label: 'Change Permissions', Panel: ChangePermissions },
	key: { label: 'Reset Employee Key', Panel: ResetKey },
	employ: { label: 'Make User Employee', Panel: MakeEmployee },
	passkeys: { label: 'Remove Passkeys', Panel: ResetPasskeys },
	remove: { label: 'Make Employee a Member', Panel: RemoveEmployee },
	disable: { label: 'Disable Account', Panel: DisableAccount },
	enable: { label: 'Enable Account', Panel: EnableAccount },
}

type Action = keyof typeof actions

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

function actionsFor({ employee, disabled, hasPasskey }: StaffUser): Action[] {
	if (disabled) return ['notes', 'enable']
	if (!employee) return ['notes', 'employ', 'disable']
	return ['notes', 'permissions', 'key', ...(hasPasskey ? (['passkeys'] as const) : []), 'remove', 'disable']
}

const erasing = (disabled: boolean, day: string) =>
	disabled
		? 'They asked us to erase this account. It stays, because it’s disabled.'
		: `They asked us to erase this account. We’ll do that on ${day} or the day after, unless they keep it or you disable it.`

const ownRow = 'This is you. A colleague with User Access can change your account and see notes about you.'

function UserDetails({ user }: { user: StaffUser }) {
	const { user: me } = useSession()
	const mayUse = useMayUse()
	const [open, setOpen] = useState<Action>()
	const own = me?._id === user._id
	const Panel = open && actions[open].Panel
	return (
		<div className="grid gap-s4">
			<UserDelivery user={user} />
			<Facts facts={factsOf(user)} />
			{user.erasesAt ? <p className="max-w-read">{erasing(user.disabled, onlyDay(user.erasesAt))}</p> : null}
			{own ? <p className="max-w-read text-soft">{ownRow}</p> : null}
			<div className="flex flex-wrap gap-s2">
				{own || !mayUse('Application Access') ? null : (
					<LinkButton look="ghost" size="small" to={personPath('account', user._id)}>
						Everything of this person
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
						{actions[action].label}
					</Button>
				))}
			</div>
			{Panel ? (
				<div className="animate-open rounded-card bg-paper p-s4 medium:p-s5">
					<Panel user={user} />
				</div>
			) : null}
		</div>
	)
}
