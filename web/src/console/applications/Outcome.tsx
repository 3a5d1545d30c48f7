import { type ReactNode, useEffect, useRef } from 'react'
import { LinkButton } from '#web/components/Button.tsx'
import { useListPlace } from '../listPlace.ts'
import { consolePath } from '../paths.ts'
import { section } from './applications.ts'
import { NextApplication } from './NextApplication.tsx'

interface Props {
	token: string
	children: ReactNode
	/** Shown beside the button that goes on. */
	actions?: ReactNode
}

/** Says what was done and where to go on. It takes the focus, because the form it replaces had it. */
export function Outcome({ token, children, actions }: Props) {
	const box = useRef<HTMLDivElement>(null)
	const { path = consolePath(section), title = 'Pending applications', state } = useListPlace(section)
	useEffect(() => box.current?.focus(), [])
	return (
		<div ref={box} tabIndex={-1} className="grid gap-s4 outline-none">
			{children}
			<div className="flex flex-wrap items-center gap-s3">
				<NextApplication after={token} />
				<LinkButton look="ghost" to={path} state={state}>
					Back to {title}
				</LinkButton>
				{actions}
			</div>
		</div>
	)
}
