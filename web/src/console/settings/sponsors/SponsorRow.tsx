import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { Picture } from '#web/components/Picture.tsx'
import { ConfirmWithKey } from '../../keys/ConfirmWithKey.tsx'
import { useChange } from '../../useChange.ts'
import { sponsorPath } from './paths.ts'
import { putWall, type Sponsor, sponsors, wallQuery } from './sponsors.ts'

export function SponsorRow({ sponsor, place }: { sponsor: Sponsor; place: string }) {
	const cache = useQueryClient()
	const [asks, setAsks] = useState(false)
	const { _id: id, version, name, link, logo, top } = sponsor
	const remove = useChange({
		of: wallQuery.queryKey,
		version,
		send: (version, key: string) => sponsors.removeSponsor({ id, version, key }),
		onDone: (answer) => putWall(cache, answer.sponsors),
	})
	return (
		<li className="grid gap-s3 p-s4 medium:grid-cols-[8rem_minmax(0,1fr)_auto] medium:items-center">
			<div className="grid h-16 w-32 place-items-center overflow-hidden rounded-field border border-line bg-[#fff] p-s2">
				{logo ? (
					<Picture image={logo} alt="" sizes="8rem" className="size-full object-contain" />
				) : (
					<span className="text-[#4a5659] text-small">No logo</span>
				)}
			</div>
			<div className="grid justify-items-start gap-s1 wrap-anywhere">
				<span className="flex flex-wrap items-center gap-x-s3 gap-y-s1">
					<b>{name}</b>
					{top ? (
						<StatusTag tone="good">Top sponsor</StatusTag>
					) : (
						<span className="text-small text-soft">Place {place}</span>
					)}
				</span>
				<span className="text-small text-soft">{link ?? 'Without a link'}</span>
			</div>
			<div className="-ml-3 flex flex-wrap medium:ml-0">
				<LinkButton look="quiet" size="small" to={sponsorPath(id)} aria-label={`Edit ${name}`}>
					Edit
				</LinkButton>
				<Button look="quiet" size="small" aria-label={`Remove ${name}`} onClick={() => setAsks(true)}>
					Remove
				</Button>
			</div>
			{asks ? (
				<div className="medium:col-span-3">
					<ConfirmWithKey
						label={`Remove ${name}`}
						action="Remove Sponsor"
						busy="Removing"
						look="danger"
						onBack={() => setAsks(false)}
						onConfirm={remove.run}
					>
						<p>{name} leaves the home page, and the logo is deleted.</p>
					</ConfirmWithKey>
				</div>
			) : null}
		</li>
	)
}
