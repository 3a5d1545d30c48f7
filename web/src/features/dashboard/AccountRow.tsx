import { type ReactNode, useState } from 'react'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { Part } from '#web/components/Part.tsx'

interface Props {
	title: string
	/** This can be read while the row is closed. */
	aside?: string
	children: ReactNode
}

/** The content of a closed row is loaded when it's opened, because few people come for it. */
export function AccountRow({ title, aside, children }: Props) {
	const [open, setOpen] = useState(false)
	return (
		<details className="border-line border-t-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary className="min-h-14 cursor-pointer py-s4 marker:text-river">
				<b className="mr-s3 text-river">{title}</b>
				{aside ? <span className="wrap-anywhere text-soft">{aside}</span> : null}
			</summary>
			{open ? (
				<div className="pb-s5">
					<Part coming={<Skeleton lines={2} />}>{children}</Part>
				</div>
			) : null}
		</details>
	)
}
