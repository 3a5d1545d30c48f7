import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Checkbox, CheckboxGroup, Label } from 'react-aria-components'
import { type Permission, permissions } from '#shared/endpoint.ts'
import { usersApi } from '#shared/users/api.ts'
import { Tick } from '#web/components/forms/Tick.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { KeyAction } from '../../keys/KeyAction.tsx'
import { showingFresh } from '../../useChange.ts'
import { useMayUse } from '../../useMayUse.ts'
import { type StaffUser, userList, users } from './users.ts'

const allows: Record<Permission, string> = {
	'Application Access': 'Read applications, decide and pay them, and see statistics.',
	'Event Access': 'Plan events and sign guests in.',
	'User Access': 'See members and employees, give access, and read the audit trail.',
	'Report Access': 'Answer what people report to us.',
}

export function ChangePermissions({ user }: { user: StaffUser }) {
	const cache = useQueryClient()
	// Only changed boxes are kept. The others show what the user has, also after a colleague changed it.
	const [edits, setEdits] = useState<ReadonlyMap<Permission, boolean>>(new Map())
	const has = (name: Permission) => user.clientSidePermissions.includes(name)
	const mayUse = useMayUse()
	const isNotMineToGive = (name: Permission) => !has(name) && !mayUse(name)
	const reason = useId()
	const [saved, setSaved] = useState<string>()
	const chosen = permissions.filter((name) => edits.get(name) ?? has(name))
	const changed = permissions.some((name) => chosen.includes(name) !== has(name))
	return (
		<div className="grid gap-s4">
			<ActionBanner message={saved} />
			<KeyAction
				action="Verify & Update Permissions"
				missing={changed ? undefined : 'Add or remove a permission first.'}
				onProblem={showingFresh(usersApi.changePermissions, (fresh) => userList.put(cache, fresh.user))}
				send={async (key) => {
					const { _id: id, version } = user
					const answer = await users.changePermissions({ id, key, newClientSidePermissions: chosen, version })
					userList.put(cache, answer.user)
					setEdits(new Map())
					setSaved(answer.message)
				}}
			>
				<CheckboxGroup
					value={chosen}
					onChange={(names) => {
						setSaved(undefined)
						const turned = permissions.filter((name) => names.includes(name) !== has(name))
						setEdits(new Map(turned.map((name) => [name, !has(name)])))
					}}
					className="grid gap-s2"
				>
					<Label className="font-strong">Permissions</Label>
					{permissions.some(isNotMineToGive) ? (
						<p id={reason} className="max-w-read text-small text-soft">
							You can only give access that you have yourself. Please ask a colleague who has the rest.
						</p>
					) : null}
					{permissions.map((name) => (
						<Checkbox
							key={name}
							value={name}
							isDisabled={isNotMineToGive(name)}
							aria-describedby={isNotMineToGive(name) ? reason : undefined}
							className="group flex min-h-11 w-fit cursor-pointer items-center gap-s3 pr-s3 data-disabled:cursor-not-allowed data-disabled:text-soft"
						>
							<Tick />
							<span>
								<b className="block font-plain">{name}</b>
								<span className="block text-small text-soft">{allows[name]}</span>
							</span>
						</Checkbox>
					))}
				</CheckboxGroup>
			</KeyAction>
		</div>
	)
}
