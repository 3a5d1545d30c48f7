import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Checkbox, CheckboxGroup, Label } from 'react-aria-components'
import { type Permission, permissions } from '#shared/endpoint.ts'
import { Banner } from '#web/components/Banner.tsx'
import { ApiError } from '#web/lib/api.ts'
import { ConfirmWithKey } from '../../keys/ConfirmWithKey.tsx'
import { Tick } from '../../Tick.tsx'
import { type StaffUser, userLists, users } from './users.ts'

const nothingChanged = 'Give or take a permission first.'

export function ChangePermissions({ user }: { user: StaffUser }) {
	const cache = useQueryClient()
	// Only what is given or taken here: the rest is as it stands, whoever changes it meanwhile.
	const [wishes, setWishes] = useState<ReadonlyMap<Permission, boolean>>(new Map())
	const [said, setSaid] = useState<string>()
	const has = (name: Permission) => user.clientSidePermissions.includes(name)
	const chosen = permissions.filter((name) => wishes.get(name) ?? has(name))
	const changed = permissions.some((name) => chosen.includes(name) !== has(name))

	const update = async (key: string) => {
		if (!changed) throw new Error(nothingChanged)
		try {
			const { message } = await users.changePermissions({
				id: user._id,
				key,
				newClientSidePermissions: chosen,
				version: user.version,
			})
			await cache.invalidateQueries({ queryKey: userLists })
			setWishes(new Map())
			setSaid(message)
		} catch (error) {
			// What a colleague changed meanwhile appears above and among the boxes, and the choice made here stays.
			if (error instanceof ApiError && error.code === 'conflict')
				await cache.invalidateQueries({ queryKey: userLists })
			throw error
		}
	}

	return (
		<div className="grid gap-s4">
			{said ? <Banner tone="good" role="status" title={said} /> : null}
			<ConfirmWithKey
				label="Change Permissions"
				action="Verify & Update Permissions"
				busy="Updating"
				ready={(key) => changed && key.length > 1}
				onConfirm={update}
			>
				<CheckboxGroup
					value={chosen}
					onChange={(names) => {
						setSaid(undefined)
						const turned = permissions.filter((name) => names.includes(name) !== has(name))
						setWishes(new Map(turned.map((name) => [name, !has(name)])))
					}}
					className="grid gap-s2"
				>
					<Label className="font-strong">Permissions</Label>
					{permissions.map((name) => (
						<Checkbox
							key={name}
							value={name}
							className="group flex min-h-11 w-fit cursor-pointer items-center gap-s3 pr-s3"
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
