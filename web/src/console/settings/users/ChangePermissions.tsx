import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Checkbox, CheckboxGroup, Label } from 'react-aria-components'
import { type Permission, permissions } from '#shared/endpoint.ts'
import { usersApi } from '#shared/users/api.ts'
import { Tick } from '#web/components/forms/Tick.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { freshOf } from '#web/lib/api.ts'
import { useAction } from '#web/lib/useAction.ts'
import { ConfirmWithKey } from '../../keys/ConfirmWithKey.tsx'
import { useMayUse } from '../../useMayUse.ts'
import { type StaffUser, userList, users } from './users.ts'

const nothingChanged = 'Add or remove a permission first.'

export function ChangePermissions({ user }: { user: StaffUser }) {
	const cache = useQueryClient()
	// Only changed boxes are kept. The others show what the user has, also after a colleague changed it.
	const [edits, setEdits] = useState<ReadonlyMap<Permission, boolean>>(new Map())
	const has = (name: Permission) => user.clientSidePermissions.includes(name)
	const mayUse = useMayUse()
	const isNotMineToGive = (name: Permission) => !has(name) && !mayUse(name)
	const reason = useId()
	const chosen = permissions.filter((name) => edits.get(name) ?? has(name))
	const changed = permissions.some((name) => chosen.includes(name) !== has(name))
	const save = useAction({
		send: async (key: string) => {
			if (!changed) throw new Error(nothingChanged)
			const { _id: id, version } = user
			return users.changePermissions({ id, key, newClientSidePermissions: chosen, version })
		},
		onDone: (answer) => {
			userList.put(cache, answer.user)
			setEdits(new Map())
		},
		onProblem: (error) => {
			const fresh = freshOf(usersApi.changePermissions, error)
			if (fresh) userList.put(cache, fresh.user)
		},
		message: ({ message }) => message,
	})

	return (
		<div className="grid gap-s4">
			<ActionBanner message={save.message} />
			<ConfirmWithKey
				label="Change Permissions"
				action="Verify & Update Permissions"
				busy="Updating"
				ready={(key) => changed && key.length > 1}
				missing={changed ? undefined : nothingChanged}
				onConfirm={save.run}
			>
				<CheckboxGroup
					value={chosen}
					onChange={(names) => {
						save.clear()
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
							{name}
						</Checkbox>
					))}
				</CheckboxGroup>
			</ConfirmWithKey>
		</div>
	)
}
