import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Checkbox, CheckboxGroup, Label } from 'react-aria-components'
import { permissions } from '#shared/endpoint.ts'
import { Banner } from '#web/components/Banner.tsx'
import { ApiError } from '#web/lib/api.ts'
import { ConfirmWithKey } from '../../keys/ConfirmWithKey.tsx'
import { Tick } from '../../Tick.tsx'
import { type StaffUser, userLists, users } from './users.ts'

const sameSet = (one: readonly string[], other: readonly string[]) =>
	one.length === other.length && one.every((name) => other.includes(name))

const nothingChanged = 'Give or take a permission first.'

export function ChangePermissions({ user }: { user: StaffUser }) {
	const cache = useQueryClient()
	const [chosen, setChosen] = useState<string[]>(user.clientSidePermissions)
	const [said, setSaid] = useState<string>()
	const changed = !sameSet(chosen, user.clientSidePermissions)

	const update = async (key: string) => {
		if (!changed) throw new Error(nothingChanged)
		const newClientSidePermissions = permissions.filter((name) => chosen.includes(name))
		try {
			const { message } = await users.changePermissions({
				id: user._id,
				key,
				newClientSidePermissions,
				version: user.version,
			})
			await cache.invalidateQueries({ queryKey: userLists })
			setSaid(message)
		} catch (error) {
			// What a colleague changed meanwhile appears in the row above, and the choice made here stays.
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
						setChosen(names)
					}}
					className="grid gap-s2"
				>
					<Label className="font-[650]">Permissions</Label>
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
